import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemAliases, itemPaths } from './item-path'

const named = (...names: string[]) => names.map((name, at) => ({ kind: 'test' as const, id: at + 1, name }))

test.each([
  ['Vitamin B12', '/blood-test/vitamin-b12'],
  ['Diabetes & Nephro Package', '/blood-test/diabetes-and-nephro-package'],
  ['Glucose, Fasting (FBS)', '/blood-test/glucose-fasting-fbs'],
  ['Sjögren’s Antibodies', '/blood-test/sjogrens-antibodies'],
  ['فيتامين د', '/blood-test/test-1'],
])('the page of %s is at %s', (name, path) => {
  expect(itemPaths(named(name))).toEqual([path])
})

test('of two names that differ in signs alone the later one is at its number', () => {
  expect(itemPaths(named('Iron', 'Iron +'))).toEqual(['/blood-test/iron', '/blood-test/test-2'])
})

test('no two items share an address, and each is a path of one plain part', () => {
  const item = fc.record({ kind: fc.constantFrom('test' as const, 'package' as const), name: fc.string() })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 20 }), (items) => {
      const paths = itemPaths(items.map((each, at) => ({ ...each, id: at })))
      expect(new Set(paths).size).toBe(items.length)
      for (const path of paths) expect(path).toMatch(/^\/blood-test\/[a-z0-9-]{1,80}$/)
    }),
  )
})

test('the number of an item and the names that it had lead to its page', () => {
  expect(itemAliases({ kind: 'test', id: 7, name: 'Ferritin' }, ['Iron Store', 'حديد'])).toEqual([
    '/blood-test/test-7',
    '/blood-test/iron-store',
  ])
})
