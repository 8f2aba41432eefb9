import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files'

/** Words over which people stumble who learned English later, and what to write instead. */
const STUMBLES: [words: RegExp, instead: string][] = [
  [/\bnurse (has )?(sets?|not set) off\b/i, 'is on the way'],
  [/\btook (your|the) report\b.*\bback\b/i, 'removed the report'],
  [/'\d* ?biomarkers?'/, 'measured values'],
  [/\bclear with (a )?note\b/i, 'mark as done, with a note'],
  [/\bdiscard this call\b/i, 'empty this form'],
  [/\bneeds a decision\b/i, 'needs action, the same as in the lists'],
]

const texts = sourceFiles().filter(
  (path) =>
    /(messages|content|\/email\/|milestone-names)/.test(path) &&
    /^(mfe-|shell\/src|packages\/(domain|server)\/src).*\.ts$/.test(path) &&
    !/\.(test|fixture)\.ts$/.test(path),
)

test.each(STUMBLES)('no text for people says %s: it says %s', (words) => {
  expect(texts.length).toBeGreaterThan(60)
  const lines = texts.flatMap((path) =>
    read(path)
      .split('\n')
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(lines.filter((line) => words.test(line) && !/: (\/\*\*|\/\/|\*)/.test(line))).toEqual([])
})
