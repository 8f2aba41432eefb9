import { expect, test } from 'vitest'
import { hoursLines } from './hours-text'

const NINE_TO_SIX = { from: 540, to: 1080 }
const on = (weekdays: readonly number[], times = NINE_TO_SIX) => weekdays.map((weekday) => ({ weekday, ...times }))

test('weekdays in a row with the same hours are one range, Monday first', () => {
  expect(hoursLines(on([5, 4, 3, 2, 1]))).toEqual(['Mon–Fri 09:00–18:00'])
  expect(hoursLines(on([0, 1, 2, 3, 4, 5, 6]))).toEqual(['Mon–Sun 09:00–18:00'])
})

test('weekdays apart are listed, two neighbours too', () => {
  expect(hoursLines(on([1, 2, 4, 5, 6, 0]))).toEqual(['Mon, Tue, Thu–Sun 09:00–18:00'])
})

test('weekdays with other hours have a line of their own', () => {
  expect(hoursLines([...on([1, 2, 3]), ...on([6], { from: 600, to: 1440 })])).toEqual([
    'Mon–Wed 09:00–18:00',
    'Sat 10:00–24:00',
  ])
})

test('a nurse without hours has no line', () => expect(hoursLines([])).toEqual([]))
