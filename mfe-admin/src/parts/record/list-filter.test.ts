import { describe, expect, test } from 'vitest'
import { filterFromUrl } from './list-filter'

const DUE = { status: 'Pending', sort: 'due' }
/** 23:30 in Dubai. */
const late = new Date('2026-03-03T19:30:00.000Z')
const read = (query: string) => filterFromUrl(new URLSearchParams(query), 'services', late)
const readTests = (query: string) => filterFromUrl(new URLSearchParams(query), 'bloodtests', late)

describe('the filter in a URL', () => {
  test('today and tomorrow are the provider’s days', () => {
    expect(read('date=today')).toEqual({ date: '2026-03-03', ...DUE })
    expect(read('date=tomorrow')).toEqual({ date: '2026-03-04', ...DUE })
  })
  test('invalid values are ignored', () => {
    expect(read('date=soon&status=Lost&sort=name&cursor=x&payment=NeedsAction&nurse=none')).toEqual(DUE)
    expect(readTests('payment=Gold&nurse=mine')).toEqual(readTests(''))
  })
  test('default values are left out of the query', () => expect(read('status=All&sort=created')).toEqual({}))
  test('the suspected requests are a part of it, of requests only', () => {
    expect(read('suspected=only')).toMatchObject({ suspected: 'only' })
    expect(read('suspected=no')).toEqual(read(''))
    expect(readTests('suspected=only')).toEqual(readTests(''))
  })
  test('the order by visit of everything is part of it', () => expect(read('status=All')).toEqual({ sort: 'visit' }))
  test('requests begin with what is due, so that the overdue ones come first', () => expect(read('')).toEqual(DUE))
  test('requests that nobody was mailed about are part of it, and bookings have none', () => {
    expect(read('mail=none')).toEqual({ ...DUE, mail: 'none' })
    expect(read('mail=some')).toEqual(DUE)
    expect(readTests('mail=none')).toEqual(readTests(''))
  })

  test.each([
    ['', { status: 'Pending', sort: 'due' }],
    ['nurse=none', { status: 'Pending', sort: 'due', nurse: 'none' }],
    ['sort=created', { status: 'Pending' }],
    ['status=All', { sort: 'visit' }],
    ['status=Completed', { status: 'Completed', sort: 'visit' }],
    ['search=mona', { search: 'mona', sort: 'visit' }],
    ['search=mona&status=Pending', { search: 'mona', status: 'Pending', sort: 'due' }],
    ['payment=NeedsAction', { payment: 'NeedsAction', sort: 'visit' }],
    ['payment=Booked', { status: 'Pending', sort: 'due' }],
  ])('blood tests begin with what is due, and a search looks at all: %j', (query, filter) =>
    expect(readTests(query)).toEqual(filter),
  )
})
