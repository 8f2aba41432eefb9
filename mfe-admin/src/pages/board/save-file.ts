import { CSV_START, csvRow, type CsvCell } from '@homecare/domain/csv'
import { saveBlob } from '../../parts/save-blob'

/** Downloads these rows as a CSV file. */
export const saveCsv = (name: string, rows: readonly (readonly CsvCell[])[]): void =>
  saveBlob(`${name}.csv`, new Blob([CSV_START, ...rows.map((row) => csvRow(row))], { type: 'text/csv;charset=utf-8' }))
