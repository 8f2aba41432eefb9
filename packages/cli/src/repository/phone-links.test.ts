import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files'

const ONE_PLACE = 'packages/domain/src/dial.ts'
const WRITTEN = [
  // A template, a concatenation or an attribute that begins a link to a phone.
  /['"`]tel:/,
  /href=["'{`]*tel:/,
  /wa\.me\/?['"`$]/,
  /api\.whatsapp\.com/,
]

test('links to phones are written in one place, so that all of them dial the country', () => {
  const found = sourceFiles()
    .filter((path) => /\.(tsx?|mjs|html)$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== ONE_PLACE)
    .filter((path) => !path.startsWith('e2e/'))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .map((line) => ({ path, line })),
    )
    .filter(({ line }) => !/^\s*(\*|\/\/|\/\*)/.test(line) && WRITTEN.some((pattern) => pattern.test(line)))
  expect(found).toEqual([])
})
