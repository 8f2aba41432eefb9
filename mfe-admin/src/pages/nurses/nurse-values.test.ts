import { expect, test } from 'vitest'
import { aNurse } from '../../testing/nurses'
import { inputOf, nurseErrors, valuesOf } from './nurse-values'

test('an unchanged form sends the nurse as it is, with midnight as the end of the day', () => {
  const nurse = aNurse({ hours: [{ weekday: 0, from: 600, to: 1440 }], languages: ['Arabic', 'English'] })
  const {
    id: _id,
    version: _version,
    daysOff: _daysOff,
    leftOn: _leftOn,
    visitsAhead: _ahead,
    visitDays: _days,
    care: _care,
    ...input
  } = nurse
  expect(inputOf(valuesOf(nurse))).toEqual(input)
  expect(nurseErrors(valuesOf(nurse))).toEqual({})
})

test('languages are trimmed, and each is sent once', () => {
  expect(inputOf({ ...valuesOf(aNurse()), languages: ' Arabic , English،Arabic; ' }).languages).toEqual([
    'Arabic',
    'English',
  ])
})

test('a new nurse needs a name, a licence number and a phone number', () => {
  expect(Object.keys(nurseErrors(valuesOf(null)))).toEqual(['firstName', 'lastName', 'licenceNumber', 'phoneNumber'])
})

test('the hours of a working day need both times in their order', () => {
  const { days, ...values } = valuesOf(aNurse())
  const mon = (from: string, to: string, works = true) =>
    nurseErrors({ ...values, days: { ...days, mon: { works, from, to } } }).days
  expect(mon('18:00', '09:00')).toEqual({ mon: 'The end comes after the beginning' })
  expect(mon('', '09:00')).toEqual({ mon: 'Enter both times' })
  expect(mon('18:00', '00:00')).toBeUndefined()
  expect(mon('18:00', '09:00', false)).toBeUndefined()
})
