import { formatAed } from '@homecare/domain/money'
import type { CsvCell } from '@homecare/domain/csv'

/** How the values of a column are written. */
export type BoardUnit = 'count' | 'money' | 'percent'

export interface BoardColumn {
  title: string
  unit: BoardUnit
  /** The tone in which the plot draws it; absent if only the table has it. */
  tone?: 'now' | 'before' | 'good' | 'bad' | 'open'
}

export interface BoardRow {
  label: string
  /** The label for a file, where it differs: a day as `YYYY-MM-DD`. */
  csvLabel?: string
  /** A value for each column; null where there is none. */
  values: readonly (number | null)[]
}

/** One subject of the board: the same rows are plotted, shown as a table, and downloaded. */
export interface BoardSection {
  id: string
  title: string
  note: string
  /** The title of the first column. */
  labelTitle: string
  columns: readonly BoardColumn[]
  rows: readonly BoardRow[]
  /** `flat`: a bar for each row, with its name in front. `stacked`: the columns of a row are parts of a whole. */
  plot: 'upright' | 'flat' | 'stacked'
}

const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

export function valueText(value: number | null, unit: BoardUnit): string {
  if (value === null) return '–'
  if (unit === 'money') return formatAed(value, 'if-any')
  return unit === 'percent' ? `${value} %` : grouped(value)
}

/** A short form for an axis: `12k`. */
export function axisText(value: number, unit: BoardUnit): string {
  const shown = unit === 'money' ? value / 100 : value
  const short = shown >= 1_000_000 ? `${shown / 1_000_000}M` : shown >= 1_000 ? `${shown / 1_000}k` : String(shown)
  return unit === 'percent' ? `${short} %` : short
}

/** `part` of `whole` in whole percent, or null where there is nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100)

/** The change against the period before, as `+12 %`, or null where there was nothing before. */
export function changeText(now: number, before: number): string | null {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  return percent === 0 ? '0 %' : percent > 0 ? `+${percent} %` : `−${-percent} %`
}

const csvValue = (value: number | null, unit: BoardUnit): CsvCell =>
  value === null ? null : unit === 'money' ? value / 100 : value

/** Head and rows for a file: amounts in AED as numbers, days as `YYYY-MM-DD`. */
export function csvOf({ labelTitle, columns, rows }: BoardSection): CsvCell[][] {
  const head = columns.map(({ title, unit }) =>
    unit === 'money' ? `${title} (AED)` : unit === 'percent' ? `${title} (%)` : title,
  )
  return [
    [labelTitle, ...head],
    ...rows.map(({ label, csvLabel = label, values }) => [
      csvLabel,
      ...columns.map(({ unit }, at) => csvValue(values[at] ?? null, unit)),
    ]),
  ]
}
