export type CsvCell = string | number | boolean | null | undefined

/**
 * Returns one cell of a CSV file. A text that a spreadsheet would read as a formula, or as a number without its zeros or
 * last digits, gets an apostrophe before it.
 */
export function csvCell(value: CsvCell): string {
  const text = value === null || value === undefined ? '' : String(value)
  const isMisread = /^\s*[=+\-@\t\r\n]/.test(text) || (typeof value === 'string' && /^(0\d+|\d{12,})$/.test(text))
  const safe = isMisread ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row of a CSV file with its line end (RFC 4180). */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** The byte order mark by which spreadsheets recognize UTF-8; without it Arabic names are garbled. */
export const CSV_START = '\uFEFF'
