import type { Measurement, Result, Row } from '../measurement'

const HEAD = ['', 'what', 'ours', 'against', 'ratio', 'same : same', '']

export const amount = (value: number, unit: string): string => `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })} ${unit}`

/** The measurements as a Markdown table, which reads well in a terminal, too. */
export function table(done: readonly { measurement: Measurement; result: Result }[]): string {
  const lines = done.flatMap(({ measurement, result }) => {
    const head = [`**${measurement.id}**`, `**${measurement.title}** · goal: ${measurement.goal}`, '', '', '', '', `**${result.verdict}**`]
    const because = result.because ? [['', result.because, '', '', '', '', '']] : []
    return [head, ...result.rows.map(cells), ...because]
  })
  const all = [HEAD, ...lines]
  const widths = HEAD.map((_, column) => Math.max(...all.map((line) => (line[column] ?? '').length)))
  const print = (line: string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [print(HEAD), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.map(print)].join('\n')
}

function cells({ what, ours, unit, against, ratio, same, met }: Row): string[] {
  const number = (value: number | undefined) => (value === undefined ? '' : value.toFixed(2))
  const mark = met === null ? '' : met ? 'yes' : 'no'
  return ['', what, amount(ours, unit), against === undefined ? '' : amount(against, unit), number(ratio), number(same), mark]
}
