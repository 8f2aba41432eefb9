export type CsvCell = string | number | boolean | null | undefined

/** Also the wide signs of East Asian keyboards. */
const FORMULA = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const MONTH =
  '(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep(t(ember)?)?|oct(ober)?|nov(ember)?|dec(ember)?)'
const BETWEEN = '\\s*[-/.:,]\\s*'
/** Numbers that lose zeros or last digits, 12E5, and doors that become decimals, hours and days: 7.10, 1:30, 3/4, 12-05, May 5. */
const OTHER_NUMBER = new RegExp(
  [
    `^(0\\d+|\\d{12,}|\\d+(\\.\\d+)?E\\d+|\\d+(${BETWEEN}\\d+){1,2}`,
    `${MONTH}[-/.\\s]*\\d{1,4}|\\d{1,2}[-/.\\s]*${MONTH}([-/.\\s]*\\d{2,4})?)$`,
  ].join('|'),
  'i',
)
const DATE = /^\d{4}-\d{2}-\d{2}$/

/**
 * Returns one cell of a CSV file. A text that a spreadsheet would read as a formula, as another number or as a date that it
 * is not, gets an apostrophe before it. A semicolon is quoted as a comma is: some spreadsheets divide cells there.
 */
export function csvCell(value: CsvCell): string {
  const text = value === null || value === undefined ? '' : String(value)
  const isOther = typeof value === 'string' && OTHER_NUMBER.test(text.trim()) && !DATE.test(text)
  const safe = FORMULA.test(text) || isOther ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row of a CSV file with its line end (RFC 4180). */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** The byte order mark by which spreadsheets recognize UTF-8; without it Arabic names are garbled. */
export const CSV_START = '\uFEFF'
