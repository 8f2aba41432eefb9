import { parse } from 'csv-parse/sync'

/** The rows of a CSV file with their cells, as another program reads it: an unquoted quote or a row of another width is an error. */
export const readCsv = (file: string): string[][] => parse(file, { bom: true })
