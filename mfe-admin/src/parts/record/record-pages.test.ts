import { describe, expect, test } from 'vitest'
import { aList, aRequest } from '../../testing/records'
import { isInView, refreshedPage, rowsOf, type RecordPage } from './record-pages'

type Page = RecordPage<'services'>
const page = (ids: string, nextCursor: string | null): Page => ({
  ...aList(
    ids.split('').map((id) => aRequest({ id })),
    nextCursor,
  ),
  etag: null,
  filterKey: '{}',
  arrived: [],
})
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('')
const refreshed = (known: Page, fresh: Page, others = '') =>
  refreshedPage(known, fresh, new Set([...known.items.map(({ id }) => id), ...others.split('')]))

describe('a page that is refreshed', () => {
  test('keeps the rows that new ones pushed out of the answer, and its cursor', () => {
    const next = refreshed(page('abc', 'after-c'), page('XYa', 'after-a'))
    expect([ids(next.items), next.nextCursor]).toEqual(['XYabc', 'after-c'])
  })
  test('marks the rows that are new', () => {
    const once = refreshed(page('abc', 'after-c'), page('Xab', 'after-b'))
    expect(refreshed(once, page('YXa', 'after-a')).arrived).toEqual(['X', 'Y'])
  })
  test('drops a row that no longer matches, also from the middle', () => {
    expect(ids(refreshed(page('abc', 'after-c'), page('acd', 'after-d'), 'def').items)).toBe('acd')
  })
  test('ends where the server says that the list ends', () => {
    const next = refreshed(page('def', 'after-f'), page('de', null))
    expect([ids(next.items), next.nextCursor]).toEqual(['de', null])
  })
  test('becomes a page without successors where it contains no known row, so that the rows between are loaded', () => {
    const next = refreshed(page('abc', 'after-c'), page('XYZ', 'after-Z'))
    expect([ids(next.items), next.nextCursor]).toEqual(['XYZ', 'after-Z'])
  })
  test('is cut to the answer once it has grown beyond the limit of one call', () => {
    const many = Array.from({ length: 199 }, (_, at) => aRequest({ id: `row-${at}` }))
    const known = { ...page('', 'after-198'), items: many }
    const fresh = { ...page('', 'after-0'), items: [aRequest({ id: 'X' }), aRequest({ id: 'Y' }), ...many.slice(0, 1)] }
    const next = refreshedPage(known, fresh, new Set(many.map(({ id }) => id)))
    expect([next.items.length, next.nextCursor]).toEqual([3, 'after-0'])
  })
})

describe('the rows of a list', () => {
  test('appear once each, at their first position', () => {
    expect(ids(rowsOf([page('dab', 'after-b'), page('cde', null)]))).toBe('dabce')
  })
  test('are on screen page by page', () => {
    const pages = [page('abc', 'after-c'), page('def', 'after-f'), page('ghi', null)]
    const inView = (first: number, end: number) => pages.map((_, at) => isInView(pages, at, { first, end }))
    expect(inView(0, 3)).toEqual([true, false, false])
    expect(inView(4, 7)).toEqual([false, true, true])
  })
})
