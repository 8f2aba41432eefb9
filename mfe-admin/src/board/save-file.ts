import { CSV_START, csvRow, type CsvCell } from '@homecare/domain/csv'

/** Downloads these rows as a CSV file. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  const url = URL.createObjectURL(
    new Blob([CSV_START, ...rows.map((row) => csvRow(row))], { type: 'text/csv;charset=utf-8' }),
  )
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` })
  link.click()
  URL.revokeObjectURL(url)
}
