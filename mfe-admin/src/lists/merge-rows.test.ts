import { describe, expect, test } from 'vitest'
import { anchorAbove, meets, mergeRows, NO_ROWS, type Page, type Rows } from './merge-rows'

type Row = { id: string }
const rowsOf = (ids: string): Row[] => [...ids].map((id) => ({ id }))
const page = (ids: string, nextCursor: string | null): Page<Row> => ({ items: rowsOf(ids), nextCursor })
const ids = ({ items }: Rows<Row>) => items.map(({ id }) => id).join('')

/** abc | def | ghi, of more. */
const three = () => {
  const one = mergeRows<Row>(NO_ROWS, null, page('abc', 'after-c'))
  const two = mergeRows(one, 'c', page('def', 'after-f'))
  return mergeRows(two, 'f', page('ghi', 'after-i'))
}

describe('a page laid over the rows that are at hand', () => {
  test('goes on where the last one ended', () => {
    expect(ids(three())).toBe('abcdefghi')
    expect(three().next).toBe('after-i')
  })
  test('new rows at the start push nothing out', () => {
    const rows = mergeRows(three(), null, page('XYa', 'after-a'))
    expect(ids(rows)).toBe('XYabcdefghi')
    expect(rows.next).toBe('after-i')
  })
  test('a row that no longer fits is gone, also in the middle', () => {
    expect(ids(mergeRows(three(), null, page('acd', 'after-d')))).toBe('acdefghi')
    expect(ids(mergeRows(three(), 'c', page('dfg', 'after-g')))).toBe('abcdfghi')
  })
  test('a row that moved stands only where it is now', () => {
    expect(ids(mergeRows(three(), 'c', page('dae', 'after-e')))).toBe('bcdaefghi')
  })
  test('the end is the end: nothing stays behind it', () => {
    const rows = mergeRows(three(), 'c', page('de', null))
    expect(ids(rows)).toBe('abcde')
    expect(rows.next).toBeNull()
  })
  test('where it meets nothing known, what lies behind can be loaded again instead of leaving a gap', () => {
    const more = page('XYZ', 'after-Z')
    expect(meets(three(), null, more)).toBe(false)
    const rows = mergeRows(three(), null, more)
    expect([ids(rows), rows.next]).toEqual(['XYZ', 'after-Z'])
  })
  test('an unchanged page leaves the very same rows', () => {
    const rows = three()
    expect(mergeRows(rows, null, { items: rows.items.slice(0, 3), nextCursor: 'after-c' }).items).toBe(rows.items)
  })
  test('knows the nearest row above from which to ask', () => {
    expect(anchorAbove(three(), 8)).toEqual({ after: 'f', cursor: 'after-f', at: 5 })
    expect(anchorAbove(three(), 2)).toBeNull()
  })
})
