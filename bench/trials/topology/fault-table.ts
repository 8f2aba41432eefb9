import { isError, type ProbeResponse } from './probes'
import type { FaultReport } from './try-fault'

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Whether the system kept its promises in this fault. */
export const isKept = ({ recoveredMs, boundMs, findings }: FaultReport): boolean =>
  recoveredMs <= boundMs && findings.length === 0

/** The reports as a table of Markdown. */
export function faultTable(reports: readonly FaultReport[]): string {
  const head = [
    'fault',
    'pages: errors',
    'calls: errors',
    'slowest answer',
    'errors from first to last',
    'last error after its end',
    'all well after',
    'bound',
    'bookings accepted',
    'lost or doubled',
  ]
  const rows = reports.map((report) => [
    report.name,
    errorsOf(report.answers, 'page'),
    errorsOf(report.answers, 'call'),
    seconds(Math.max(0, ...report.answers.map(({ ms }) => ms))),
    errorSpan(report.answers),
    seconds(report.errorsAfterMs),
    seconds(report.recoveredMs),
    seconds(report.boundMs),
    String(report.accepted),
    String(report.findings.length),
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** `3 of 120 (503: 2, no answer: 1)`. */
function errorsOf(answers: readonly ProbeResponse[], kind: ProbeResponse['kind']): string {
  const ofKind = answers.filter((answer) => answer.kind === kind)
  const byStatus = new Map<string, number>()
  for (const { status } of ofKind.filter(isError)) {
    const name = status === 0 ? 'no answer' : String(status)
    byStatus.set(name, (byStatus.get(name) ?? 0) + 1)
  }
  if (byStatus.size === 0) return `0 of ${ofKind.length}`
  const errors = [...byStatus.values()].reduce((sum, count) => sum + count, 0)
  return `${errors} of ${ofKind.length} (${[...byStatus].map(([name, count]) => `${name}: ${count}`).join(', ')})`
}

/** From when the first answer that was an error was ofKind for until the last one came. */
function errorSpan(answers: readonly ProbeResponse[]): string {
  const errors = answers.filter(isError)
  if (errors.length === 0) return '–'
  const last = Math.max(...errors.map(({ askedAt, ms }) => askedAt + ms))
  return seconds(last - Math.min(...errors.map(({ askedAt }) => askedAt)))
}
