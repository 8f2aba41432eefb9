import type { Measurement, Result, Row } from '../measurement'

const HEAD = ['measurement', 'ours', 'baseline', 'ratio', 'same : same', 'met']

const amount = (value: number, unit: string): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })} ${unit}`.trim()

/** One measurement as Markdown, which reads well in a terminal, too. */
export function report({ id, title, goal }: Measurement, { rows, verdict, because }: Result): string {
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
