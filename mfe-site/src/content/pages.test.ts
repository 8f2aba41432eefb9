// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aboutMeta } from './about'
import { contactMeta } from './contact'
import { homeMeta } from './home'
import { cookies } from './legal/cookies'
import { privacy } from './legal/privacy'
import { terms } from './legal/terms'
import { refundMeta, refundRules } from './refund-policy'
import { servicePages } from './service-pages'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { fillText } from '../parts/fill-text'

const metas = [
  homeMeta,
  aboutMeta,
  contactMeta,
  refundMeta,
  privacy.meta,
  terms.meta,
  cookies.meta,
  ...servicePages.map((page) => page.meta),
]

test.each(['title', 'description', 'keywords'] as const)('no two pages of the site share their %s', (name) => {
  expect(new Set(metas.map((meta) => meta[name])).size).toBe(metas.length)
})

test('every description has a length that search engines show', () => {
  for (const { description } of metas)
    expect(description.length, description).toSatisfy((length: number) => length > 80 && length <= 200)
})

test('the refund policy has the five points of the specification', () => {
  const rules = refundRules.steps?.map((item) => `${item.title}. ${fillText(testHost(), item.text)}`) ?? []
  expect(rules).toHaveLength(5)
  for (const [index, word] of [
    'assessed individually',
    'once',
    'payment details',
    'No interest',
    'registration cancelled',
  ].entries()) {
    expect(rules[index]).toContain(word)
  }
})

test('the cookie facts name every cookie that the servers set', () => {
  const source = [
    'shell/server/canary-bucket.ts',
    'bff/src/report-cookie.ts',
    'bff/src/phone-cookie.ts',
    'bff/src/staff-cookies.ts',
  ]
    .map((path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
    .join('\n')
  const facts = JSON.stringify(cookies.parts).replaceAll('\u2060', '')
  for (const name of ['bucket', '__Secure-report', '__Host-phone', 'session', 'device']) {
    expect(source).toContain(name.replace('__Host-', ''))
    expect(facts).toContain(name)
  }
})

test('the name of a cookie breaks at no hyphen', () => {
  const titles = cookies.parts.flatMap((part) =>
    'points' in part ? (part.points ?? []).map(({ title }) => title) : [],
  )
  const named = titles.filter((title) => /__\w/.test(title))
  expect(named.length).toBeGreaterThan(0)
  for (const title of named) expect(title).not.toMatch(/[A-Za-z]-[A-Za-z]/)
})
