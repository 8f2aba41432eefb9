import { openContext } from './context'
import type { Measurement, Result } from './measurement'
import { measurements } from './measurements'
import { describeMachine } from './report/machine'
import { report } from './report/report'
import { save } from './report/save'

const args = process.argv.slice(2)
const requested = args.filter((arg) => !arg.startsWith('--')).map((name) => name.toUpperCase())
const unknown = requested.filter((name) => !measurements.some(({ id }) => id === name))
if (unknown.length > 0) {
  console.error(
    `Unknown measurement ${unknown.join(', ')}. Measurements: ${measurements.map(({ id }) => id).join(', ')}.`,
  )
  process.exit(1)
}

const machine = describeMachine()
const context = openContext({ short: args.includes('--short') })
const done: { measurement: Measurement; result: Result }[] = []
// Ctrl-C must not leave servers running.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void context.close().then(() => process.exit(130)))
let hasFailed = false
for (const measurement of measurements) {
  if (requested.length > 0 && !requested.includes(measurement.id)) continue
  console.log(`\n▸ ${measurement.id} ${measurement.title}`)
  try {
    const entry = { measurement, result: await measurement.run(context) }
    done.push(entry)
    console.log(report(entry.measurement, entry.result))
  } catch (error) {
    // A failed measurement must not lose the results of the others.
    hasFailed = true
    console.error(error)
  }
}
await context.close()
console.log(`\n${done.map((entry) => report(entry.measurement, entry.result)).join('\n')}`)
console.log(
  `${machine.cpu}, ${machine.cores} cores, load ${machine.load}, Node ${machine.node}, commit ${machine.commit}${machine.changed ? ' with changes' : ''}`,
)
console.log(`Written to ${await save(machine, done)}.`)
process.exit(hasFailed ? 1 : 0)
