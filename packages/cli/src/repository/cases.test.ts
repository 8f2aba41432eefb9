import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files'

const rows = [...read('docs/cases.md').matchAll(/^\| (?:\d+)[^|]*\| ([^|]+) \| `([^`]+)`: (.+) \|$/gm)].map(
  ([, wrong = '', path = '', title = '']) => ({ wrong, path, title }),
)
const files = new Set(sourceFiles())

test('every case of a public report has a test, in 20 kinds', () => {
  expect(rows.length).toBeGreaterThanOrEqual(28)
  const kinds = read('docs/cases.md').matchAll(/^\| (\d+) /gm)
  expect(new Set([...kinds].map(([, kind]) => Number(kind)))).toEqual(
    new Set(Array.from({ length: 20 }, (_, n) => n + 1)),
  )
})

test.each(rows)('the case “$wrong” is held by a test of that title', ({ path, title }) => {
  expect(files).toContain(path)
  expect(read(path)).toContain(title)
})
