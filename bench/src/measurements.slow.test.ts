import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { buildChanged } from '@homecare/cli/build-changed'
import { ROOT } from '@homecare/dev-servers/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from './context'
import { Missing, type Measurement, type Result, type Row } from './measurement'
import { lcp } from './s1-lcp'
import { reconciliation } from './s10-reconciliation'
import { buildsAndStarts } from './s11-builds-and-starts'
import { search } from './s12-search'
import { firstClick } from './s2-first-click'
import { scriptWeight } from './s3-script-weight'
import { lighthouse } from './s4-lighthouse'
import { firstLoad } from './s5-first-load'
import { bffOverhead } from './s6-bff-overhead'
import { lists } from './s7-lists'
import { refreshingScreens } from './s8-refreshing-screens'
import { outbox } from './s9-outbox'

/** All measurements in the order in which they run. */
const measurements = [
  lcp,
  firstClick,
  scriptWeight,
  lighthouse,
  firstLoad,
  bffOverhead,
  lists,
  refreshingScreens,
  outbox,
  reconciliation,
  buildsAndStarts,
  search,
]

const MINUTE = 60_000
/** `npm run bench` sets it; in `npm run test:slow` each runs in its short form, which shows that it still works. */
const { BENCH } = process.env
const context = openContext({ short: BENCH !== 'full' })
beforeAll(() => buildChanged(() => {}), 10 * MINUTE)
afterAll(() => context.close(), MINUTE)

test.for(measurements)(
  '$id ($title) has a result',
  { timeout: (BENCH === 'full' ? 360 : 15) * MINUTE },
  async (measurement, { skip }) => {
    const result = await measurement.run(context).catch((error: unknown) => {
      if (error instanceof Missing) skip(error.message)
      throw error
    })
    if (BENCH) console.log(`\n${report(measurement, result)}${machine()}\n`)
    expect(result.rows.length).toBeGreaterThan(0)
    for (const { label, ours } of result.rows) expect([label, Number.isFinite(ours)]).toEqual([label, true])
  },
)

const HEAD = ['measurement', 'ours', 'baseline', 'ratio', 'same : same', 'met']

const amount = (value: number, unit: string): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })} ${unit}`.trim()

/** One measurement as Markdown, which reads well in a terminal, too. */
function report({ id, title, goal }: Measurement, { rows, verdict, because }: Result): string {
  const head = [`### ${id} ${title}: ${verdict}`, `Goal: ${goal}.`, ...(because ? [`Note: ${because}.`] : [])]
  return [...head, '', ...(rows.length > 0 ? table(rows.map(cells)) : []), ''].join('\n')
}

function table(lines: string[][]): string[] {
  const widths = HEAD.map((head, column) => Math.max(head.length, ...lines.map((line) => (line[column] ?? '').length)))
  const print = (line: string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [print(HEAD), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.map(print)]
}

function cells({ label, ours, unit, baseline, ratio, same, meetsGoal }: Row): string[] {
  const number = (value: number | undefined) => (value === undefined ? '' : value.toFixed(2))
  return [
    label,
    amount(ours, unit),
    baseline === undefined ? '' : amount(baseline, unit),
    number(ratio),
    number(same),
    meetsGoal === null ? '' : meetsGoal ? 'yes' : 'no',
  ]
}

/** What results depend on besides the code: a load far above the number of cores means a busy machine. */
function machine(): string {
  const [first] = cpus()
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' }).trim()
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return `${first?.model.trim()}, ${cpus().length} cores, load ${load}, Node ${process.version}, ${commit}, ${new Date().toISOString()}`
}
