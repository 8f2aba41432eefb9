import { describe, expect, test } from 'vitest'
import { filterFromUrl } from './list-filter'

/** 23:30 in Dubai. */
const late = new Date('2026-03-03T19:30:00.000Z')
const read = (query: string, withPayment = true) => filterFromUrl(new URLSearchParams(query), withPayment, late)

describe('the filter in a URL', () => {
  test('today and tomorrow are the provider’s days', () => {
    expect(read('date=today')).toEqual({ date: '2026-03-03' })
    expect(read('date=tomorrow')).toEqual({ date: '2026-03-04' })
  })
  test('invalid values are ignored', () => {
    expect(read('date=soon&status=Lost&payment=Gold&sort=name&cursor=x')).toEqual({})
    expect(read('payment=NeedsAction', false)).toEqual({})
  })
  test('default values are left out of the query', () =>
    expect(read('status=All&payment=Booked&sort=created')).toEqual({}))
  test('the order by visit is part of it', () => expect(read('sort=visit')).toEqual({ sort: 'visit' }))
})
