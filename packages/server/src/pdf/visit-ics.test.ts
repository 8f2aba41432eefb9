import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { NOW, ORDER, PROFILE } from '../email/samples.fixture'
import { preparationSentences, reportTime } from './preparation'
import { visitIcs } from './visit-ics'

const unfold = (ics: string) => ics.replace(/\r\n /g, '')
const visit = (more = {}) =>
  unfold(visitIcs({ order: ORDER, profile: PROFILE, sequence: 0, stamp: NOW, now: NOW, ...more }))

test('the calendar entry of a visit has half an hour at the slot’s time and the patient’s address', () => {
  const ics = visit()
  expect(ics).toContain('DTSTART:20260303T063000Z')
  expect(ics).toContain('DTEND:20260303T070000Z')
  expect(ics).toContain('LOCATION:1204\\, Marina Gate 2\\, Next to the tram stop\\, Dubai')
  expect(ics).toContain('Fast for 12 hours')
  expect(ics).toContain('METHOD:PUBLISH')
})

test('the calendar entry of a cancellation has the same UID and a higher sequence, so calendars remove the visit', () => {
  const uid = /UID:(.*)/.exec(visit())?.[1]
  const canceled = visit({ sequence: 1, canceled: true })
  expect(canceled).toContain(`UID:${uid}`)
  expect(canceled).toContain('SEQUENCE:1')
  expect(canceled).toContain('STATUS:CANCELLED')
  expect(canceled).toContain('METHOD:CANCEL')
  expect(canceled).not.toContain('VALARM')
})

test('a line break in an address adds no property to the calendar entry', () => {
  const patient = { ...ORDER.patient, landmark: 'x\r\nATTENDEE:mailto:stranger@example.com' }
  expect(visit({ order: { ...ORDER, patient } })).not.toMatch(/^ATTENDEE/m)
})

test('a strict reader of calendar files reads the visit with its properties before its alarms', () => {
  const lines = visit().split('\r\n')
  expect(lines.indexOf('STATUS:CONFIRMED')).toBeLessThan(lines.indexOf('BEGIN:VALARM'))
  expect(lines.lastIndexOf('END:VALARM')).toBe(lines.indexOf('END:VEVENT') - 1)
  ICAL.design.strict = true
  const [event] = new ICAL.Component(ICAL.parse(visit())).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(event?.getFirstPropertyValue('location')).toBe('1204, Marina Gate 2, Next to the tram stop, Dubai')
  expect(event?.getAllSubcomponents('valarm')).toHaveLength(2)
})

test('each line of a calendar file ends as the standard has it and has at most 75 bytes, in any script', () => {
  const building = 'തിരുവനന്തപുരം ഹൗസ്; '.repeat(5).trim()
  const patient = { ...ORDER.patient, building }
  const ics = visitIcs({ order: { ...ORDER, patient }, profile: PROFILE, sequence: 0, stamp: NOW, now: NOW })
  expect(ics).toMatch(/END:VCALENDAR\r\n$/)
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...ics.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(unfold(ics)).toContain(building.replaceAll(';', '\\;'))
})

test('a calendar rings when the fast begins, with the hour and its day, and only if there is a fast still to begin', () => {
  const alarms = (fastingHours: number, now = NOW) => {
    const calendar = new ICAL.Component(ICAL.parse(visit({ order: { ...ORDER, fastingHours }, now })))
    const [event] = calendar.getAllSubcomponents('vevent')
    return (event?.getAllSubcomponents('valarm') ?? []).map((alarm) => [
      String(alarm.getFirstPropertyValue('trigger')),
      alarm.getFirstPropertyValue('description'),
    ])
  }
  const before = ['-PT1H', 'Your nurse comes in one hour.']
  expect(alarms(12)).toEqual([
    before,
    ['-PT12H', 'Nothing to eat from 10:30 pm on Mon 2 Mar, until the nurse has taken the sample. Plain water is fine.'],
  ])
  expect(alarms(0)).toEqual([before])
  expect(alarms(12, new Date('2026-03-02T20:00:00Z'))).toEqual([before])
})

describe('preparation', () => {
  test.each([
    ['10:30 Am', 12, 'nothing to eat from 10:30 pm on Mon 2 Mar.'],
    ['02:00 Pm', 12, 'nothing to eat from 2:00 am on Tue 3 Mar.'],
    ['07:00 Pm', 8, 'nothing to eat from 11:00 am on Tue 3 Mar.'],
  ])('a visit at %s with %i hours of fasting says: %s', (time, fastingHours, words) => {
    expect(preparationSentences({ ...ORDER, time, fastingHours }, NOW)[0]).toContain(words)
  })

  test('the preparation without fasting does not mention fasting', () => {
    expect(preparationSentences({ ...ORDER, fastingHours: 0 }, NOW).join()).not.toContain('Fast')
  })

  test('the report time is in hours up to two days, then in days', () => {
    expect(reportTime(24)).toBe('within 24 hours of the visit')
    expect(reportTime(49)).toBe('within 3 days of the visit')
  })
})
