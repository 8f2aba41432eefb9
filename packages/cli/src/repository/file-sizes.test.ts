import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files'

const sizes = sourceFiles()
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines)

/** The number of lines that this fraction of the files doesn't exceed. */
const percentile = (fraction: number): number => sizes[Math.floor(sizes.length * fraction)]?.lines ?? 0

test('no file is longer than 300 lines', () => {
  expect(sizes.filter(({ lines }) => lines > 300)).toEqual([])
})

test('nine files in ten have at most 200 lines', () => {
  expect(percentile(0.9)).toBeLessThanOrEqual(200)
})

test('half of the files have at most 60 lines', () => {
  expect(percentile(0.5)).toBeLessThanOrEqual(60)
})
