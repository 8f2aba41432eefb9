import { expect, it } from 'vitest'
import { halfHourFrom, slotInShort } from './slot-text'

it.each([
  ['2026-11-26T15:30:00Z', '7:30\u00a0pm–8:00\u00a0pm'],
  ['2026-11-26T07:30:00Z', '11:30\u00a0am–12:00\u00a0pm'],
])('the half hour from %s is read as %s, with the part of the day of both its ends', (at, text) => {
  expect(halfHourFrom(new Date(at))).toBe(text)
})

it('the half hour in Arabic has words between its ends, and the part of the day once where both have it', () => {
  expect(halfHourFrom(new Date('2026-11-26T15:30:00Z'), 'ar')).toBe('بين 7:30 و8:00\u00a0مساءً')
  expect(halfHourFrom(new Date('2026-11-26T07:30:00Z'), 'ar')).toBe('بين 11:30\u00a0صباحًا و12:00\u00a0ظهرًا')
})

it('a slot is said in few words with its day and the part of the day', () => {
  expect(slotInShort({ date: '2026-11-29', time: '10:00 Am' })).toBe('Sun 29 Nov 10:00 am')
  expect(slotInShort({ date: '2026-12-01', time: '02:30 Pm' })).toBe('Tue 1 Dec 2:30 pm')
})
