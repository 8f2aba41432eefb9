import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

test('no text blames the connection where it is not known to be the reason', () => {
  const files = globSync('locales/en/*.json', { cwd: import.meta.dirname })
  const sentences = files.flatMap((file) =>
    sentencesIn(JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))),
  )
  expect(sentences.length).toBeGreaterThan(200)
  expect(sentences.filter((text) => /connection/.test(text) && !/connection is back/.test(text))).toEqual([])
})
