import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { badConnectionsTrial, trialPercentile } from './bad-connections'
import { buildChanged } from '@homecare/cli/build-changed'
import { startStack } from '@homecare/cli/stack'
import { FREE_PORTS } from '@homecare/dev-servers/ports'

const CONNECTIONS = 2_000
const BOOKINGS = 40
const ROUNDS = 3
const MAX_SLOWDOWN = 2

/** `pnpm --filter bench trial bad-connections [-- <connections> <bookings>]`: one visitor books while a client at another address misbehaves. */
async function main([connections = String(CONNECTIONS), bookings = String(BOOKINGS)]: string[]): Promise<void> {
  for (const text of [connections, bookings]) if (!/^\d+$/.test(text)) throw new Error(`"${text}" is not a number.`)
  console.log(`${connections} bad connections from one address; another books and pays ${bookings} times per phase.`)
  const dir = await mkdtemp(join(tmpdir(), 'homecare-bad-connections-'))
  const stack = await startStack({
    dir,
    env: { ...process.env, ...FREE_PORTS, SLOT_CAPACITY: '1000' },
    durable: true,
    log: () => {},
    built: buildChanged(console.log).then(() => {}),
  })
  const ok = await badConnectionsTrial({
    site: stack.info.site,
    connections: Number(connections),
    rounds: ROUNDS,
    bookings: Number(bookings),
  })
    .then(({ calm, hostile, failed, maxOpen, closed }) => {
      for (const sentence of failed.slice(0, 50)) console.log(`✗ ${sentence}`)
      const [before, during] = [trialPercentile(calm, 99), trialPercentile(hostile, 99)]
      console.log(`${maxOpen} were open at a time, the site closed ${closed}.`)
      for (const [name, times] of Object.entries({ without: calm, with: hostile }))
        console.log(
          `${name.padEnd(8)} ${times.length} calls, median ${trialPercentile(times, 50).toFixed(1)} ms, p99 ${trialPercentile(times, 99).toFixed(1)} ms`,
        )
      console.log(`p99 ${(during / before).toFixed(2)} times, ${failed.length} errors.`)
      return failed.length === 0 && during <= before * MAX_SLOWDOWN
    })
    .finally(async () => {
      await stack.stop()
      await rm(dir, { recursive: true, force: true })
    })
  process.exit(ok ? 0 : 1)
}

await main(process.argv.slice(2))
