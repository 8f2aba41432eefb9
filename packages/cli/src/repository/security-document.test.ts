import { expect, test } from 'vitest'
import { read } from './source-files'

/** The numbers of levels 1 and 2 in ASVS 5.0.0, by section; V10 and V17 are named as a whole. */
const ITEMS = `1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1-1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5
  3.7:1-2 4.1:1-3 4.2:1-1 4.3:1-2 4.4:1-4 5.1:1-1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3
  6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1-1 8.4:1-1 9.1:1-3 9.2:1-4 11.1:1-2 11.2:1-3
  11.3:1-3 11.4:1-4 11.5:1-1 11.6:1-1 12.1:1-3 12.2:1-2 12.3:1-4 13.1:1-1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4
  14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1-1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3`
  .split(/\s+/)
  .flatMap((section) => {
    const [, name = '', from, to] = /^([\d.]+):(\d+)-(\d+)$/.exec(section) ?? []
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `V${name}.${Number(from) + n}`)
  })

const text = read('docs/security.md')
const [applicable = '', others = ''] = text.split('## Not applicable')
const rows = (part: string) =>
  [...part.matchAll(/^\| (V[^|]+?) \| ([^|]+?) \|(?: ([^|]+?) \|)?$/gm)].map(
    ([, ids = '', state = '', where = '']) => ({
      ids: ids.split(', '),
      state,
      where,
    }),
  )

test('docs/security.md has every item of ASVS 5.0 levels 1 and 2 once', () => {
  const named = [...rows(applicable), ...rows(others)].flatMap(({ ids }) => ids)
  expect(named.toSorted()).toEqual([...ITEMS, String.raw`V10.\*`, String.raw`V17.\*`].toSorted())
})

test('docs/security.md names a test for each item that a test holds, and says what the others lack', () => {
  const wrong = rows(applicable).filter(({ state, where }) => {
    if (state === 'test') return !/`[\w./-]+\.(?:test|spec)\.tsx?`/.test(where)
    return !['setting', 'part', 'not met'].includes(state) || where.length < 15
  })
  expect(wrong).toEqual([])
})
