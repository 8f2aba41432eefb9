/** How a download's cells are written, for the BFF; front ends take it from the domain. */
export { CSV_START, csvCell, csvRow, type CsvCell } from '@homecare/domain/csv'
