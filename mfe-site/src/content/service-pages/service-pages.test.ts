import { SERVICES } from '@homecare/domain/service-choices'
import { describe, expect, test } from 'vitest'
import { servicePages } from '.'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { fillText, type FillableText } from '../../parts/fill-text'
import type { ServicePage, ServicePart } from '../service-page'
import { services } from '../services'

const itemsOf = ({ points = [], steps = [] }: ServicePart) => [...points, ...steps]
const filled = (text: FillableText) => fillText(testHost(), text)

const textsOf = (page: ServicePage): string[] => [
  page.lead,
  ...page.facts.map((fact) => fact.value),
  ...page.parts.flatMap((part) => [
    part.heading,
    ...(part.text ?? []).map(filled),
    ...itemsOf(part).flatMap((item) => [item.title, filled(item.text)]),
  ]),
  page.warning.title,
  page.warning.text,
]

test('there is a page for each of the 15 services, in the order of the specification, with its own form entry', () => {
  expect(servicePages.map(({ path, choice }) => ({ choice, path }))).toEqual(SERVICES)
})

test('a page is named as its card names it', () => {
  expect(servicePages.map((page) => page.title)).toEqual(services.map((service) => service.title))
})

test.each(['title', 'description', 'keywords'] as const)('no two pages share their %s', (name) => {
  expect(new Set(servicePages.map((page) => page.meta[name])).size).toBe(servicePages.length)
})

test('no sentence of some length stands on two pages', () => {
  const sentences = servicePages.flatMap((page) => [
    ...new Set(textsOf(page).flatMap((text) => text.split(/(?<=[.?!]) /))),
  ])
  const long = sentences.filter((sentence) => sentence.split(' ').length > 12)
  expect(long.filter((sentence, index) => long.indexOf(sentence) !== index)).toEqual([])
})

describe.each(servicePages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test('no part is empty, and no two have the same heading', () => {
    for (const part of page.parts) expect((part.text?.length ?? 0) + itemsOf(part).length).toBeGreaterThan(0)
    for (const text of textsOf(page)) expect(text.trim()).not.toBe('')
    expect(new Set(page.parts.map((part) => part.heading)).size).toBe(page.parts.length)
  })

  test('it is described in at least 600 words', () => {
    expect(textsOf(page).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(600)
  })

  test('a visit is explained step by step', () => {
    expect(page.parts.some((part) => part.steps)).toBe(true)
  })

  test('it says when to call the ambulance, 998, instead', () => {
    expect(page.warning.text).toContain('998')
  })

  test('what it costs is said, and prices are only those that are settled', () => {
    const settled = ['150', '250', '600', '2,500', '15,000', '20', '2,000', '370', '900', '300']
    const text = textsOf(page).join(' ')
    const prices = [...text.matchAll(/AED ([\d,]*\d)/g)].map((match) => match[1])
    expect(text).toMatch(/AED \d|the price before you book/)
    expect(prices.filter((price) => !settled.includes(price ?? ''))).toEqual([])
  })
})
