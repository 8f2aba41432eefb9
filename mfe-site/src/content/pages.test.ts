import { expect, test } from 'vitest'
import { aboutMeta } from './about'
import { contactMeta } from './contact'
import { homeMeta } from './home'
import { refundMeta, refundRules } from './refund-policy'
import { servicePages } from './service-pages'

const metas = [homeMeta, aboutMeta, contactMeta, refundMeta, ...servicePages.map((page) => page.meta)]

test.each(['title', 'description', 'keywords'] as const)('no two pages of the site share their %s', (name) => {
  expect(new Set(metas.map((meta) => meta[name])).size).toBe(metas.length)
})

test('every description has a length that search engines show', () => {
  for (const { description } of metas)
    expect(description.length, description).toSatisfy((length: number) => length > 80 && length <= 200)
})

test('the refund policy has the five points of the specification', () => {
  const rules = refundRules.list?.items.map((item) => `${item.title}. ${item.text}`) ?? []
  expect(rules).toHaveLength(5)
  for (const [index, word] of [
    'looked at on its own',
    'once',
    'payment details',
    'No interest',
    'registration cancelled',
  ].entries()) {
    expect(rules[index]).toContain(word)
  }
})
