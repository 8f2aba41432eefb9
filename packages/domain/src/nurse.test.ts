import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dubaiInstant } from './dates'
import { isOnDuty, nurseName, slotCapacity, worksOn, type NurseTimes } from './nurse'
import { nurseChoices, suggestedNurse, type NurseDay } from './nurse-choice'
import { SLOTS } from './slots'

const TUESDAY = '2026-03-03'
const morning = SLOTS[0]!
const at = (from: number, to: number) => ({
  from: dubaiInstant(TUESDAY, from).getTime(),
  to: dubaiInstant(TUESDAY, to).getTime(),
})
const duty = (more: Partial<NurseTimes> = {}): NurseTimes => ({
  hours: [{ weekday: 2, from: 600, to: 900 }],
  daysOff: [],
  leftOn: null,
  care: [],
  ...more,
})

describe('a nurse’s duty', () => {
  it('a nurse is on duty only for slots that lie within the hours of that weekday', () => {
    const times = SLOTS.filter((slot) => isOnDuty(duty(), TUESDAY, slot)).map(({ time }) => time)
    expect(times).toEqual([
      '10:00 Am',
      '10:30 Am',
      '11:00 Am',
      '11:30 Am',
      '01:00 Pm',
      '01:30 Pm',
      '02:00 Pm',
      '02:30 Pm',
    ])
    expect(isOnDuty(duty(), addDays(TUESDAY, 1), morning)).toBe(false)
    expect(isOnDuty(duty({ hours: [{ weekday: 2, from: 600, to: 629 }] }), TUESDAY, morning)).toBe(false)
  })

  it('a nurse is off duty on a day off, and from the day of leaving on', () => {
    expect(worksOn(duty({ daysOff: [TUESDAY] }), TUESDAY)).toBe(false)
    expect(worksOn(duty({ leftOn: TUESDAY }), TUESDAY)).toBe(false)
    expect(worksOn(duty({ leftOn: addDays(TUESDAY, 1) }), TUESDAY)).toBe(true)
  })
})

const someDuty = fc.record({
  hours: fc.array(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 0, max: 1440 }),
    }),
    { maxLength: 4 },
  ),
  daysOff: fc.array(fc.constantFrom(TUESDAY, '2026-03-04'), { maxLength: 2 }),
  leftOn: fc.constantFrom(null, '2026-03-02', TUESDAY, '2026-03-05'),
  care: fc.constantFrom([], [at(600, 630)]),
})

describe('the capacity of a slot', () => {
  it('the capacity of a slot is the setting while no nurse is entered', () => {
    expect(slotCapacity(4, [], { date: TUESDAY, slot: morning })).toBe(4)
  })

  it.each([
    ['in the whole of it', at(540, 720), 0],
    ['in its last minute', at(629, 690), 0],
    ['until it begins', at(540, 600), 1],
    ['from its end on', at(630, 690), 1],
  ])('a nurse with care %s leaves the slot %j as %s seats', (_, care, seats) => {
    expect(slotCapacity(4, [duty({ care: [care] })], { date: TUESDAY, slot: morning })).toBe(seats)
  })

  it('the capacity of a slot exceeds neither the setting nor the nurses on duty, and another nurse never lowers it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.array(someDuty, { minLength: 1, maxLength: 6 }),
        someDuty,
        fc.constantFrom(...SLOTS),
        (ceiling, nurses, another, slot) => {
          const at = { date: TUESDAY, slot }
          const capacity = slotCapacity(ceiling, nurses, at)
          expect(capacity).toBeLessThanOrEqual(ceiling)
          expect(capacity).toBeLessThanOrEqual(nurses.length)
          expect(slotCapacity(ceiling, [...nurses, another], at)).toBeGreaterThanOrEqual(capacity)
        },
      ),
    )
  })
})

describe('the nurse that is suggested for a visit', () => {
  const visit = { bookingId: 'b', date: TUESDAY, time: '10:00 Am', area: 'Deira', locale: 'en' as const }
  const nurse = (id: string, more: Partial<NurseDay> = {}): NurseDay => ({
    ...duty(),
    id,
    name: id,
    areas: [],
    languages: [],
    visits: [],
    ...more,
  })
  const visits = (count: number, area = 'Jumeirah', time = '11:00 Am') =>
    Array.from({ length: count }, (_, index) => ({ bookingId: `other-${index}`, time, area }))

  it('the suggestion prefers a nurse of the area, then the one with the fewest visits', () => {
    const order = nurseChoices(
      visit,
      [
        nurse('busy', { visits: visits(3) }),
        nurse('idle'),
        nurse('local', { areas: ['deira'], visits: visits(2) }),
        nurse('nearby', { visits: visits(1, 'Deira') }),
      ],
      [],
    )
    expect(order.map(({ id }) => id)).toEqual(['nearby', 'local', 'idle', 'busy'])
  })

  it('the suggestion is never a nurse who is off duty, has a visit at that time, or has a full day', () => {
    const choices = nurseChoices(
      visit,
      [
        nurse('off', { daysOff: [TUESDAY] }),
        nurse('clash', { visits: visits(1, 'Deira', '10:00 Am') }),
        nurse('full', { visits: visits(8) }),
      ],
      [],
    )
    expect(suggestedNurse(choices)).toBeNull()
    const why = choices.map(({ id, onDuty, clash, overload }) => [id, onDuty, clash, overload])
    expect(why.sort(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['clash', true, true, false],
      ['full', true, false, true],
      ['off', false, false, false],
    ])
  })

  it('the suggestion is no nurse who has care at that time', () => {
    const [choice] = nurseChoices(visit, [nurse('caring', { care: [at(615, 700)] })], [])
    expect(choice).toMatchObject({ clash: true })
  })

  it('the suggestion keeps to the areas that a nurse works in, where the nurse has any', () => {
    const choices = nurseChoices(
      visit,
      [nurse('elsewhere', { areas: ['Jumeirah'] }), nurse('anywhere', { visits: visits(3) })],
      [],
    )
    expect(choices.map(({ id, outside }) => [id, outside])).toEqual([
      ['anywhere', false],
      ['elsewhere', true],
    ])
    expect(suggestedNurse(choices.filter(({ outside }) => outside))).toBeNull()
  })

  it('a nurse is not suggested whose visit before or after is too close for the way, in either direction', () => {
    const travel = [{ from: 'Jumeirah', to: 'Deira', minutes: 35 }]
    const choices = (time: string, area = 'Jumeirah') =>
      nurseChoices(visit, [nurse('one', { visits: visits(1, area, time) })], travel).map(
        ({ tooFar, travelMinutes }) => [tooFar, travelMinutes],
      )
    expect(choices('10:30 Am')).toEqual([[true, 35]])
    expect(choices('11:00 Am')).toEqual([[true, 35]])
    expect(choices('11:30 Am')).toEqual([[false, 35]])
    expect(choices('10:30 Am', 'Deira')).toEqual([[false, 0]])
    expect(choices('10:30 Am', 'Mirdif')).toEqual([[false, 0]])
  })

  it('of two nurses who are as near the one with the shorter way is suggested', () => {
    const travel = [
      { from: 'Deira', to: 'Mirdif', minutes: 20 },
      { from: 'Deira', to: 'Jumeirah', minutes: 30 },
    ]
    const [first] = nurseChoices(
      visit,
      [
        nurse('a', { visits: visits(1, 'Jumeirah', '11:30 Am') }),
        nurse('b', { visits: visits(1, 'Mirdif', '11:30 Am') }),
      ],
      travel,
    )
    expect(first?.id).toBe('b')
  })

  it('of two nurses who are as near, the one who speaks the patient’s Arabic is suggested, whatever the way and the day', () => {
    const travel = [{ from: 'Deira', to: 'Jumeirah', minutes: 30 }]
    const nurses = [
      nurse('a', { languages: ['English'] }),
      nurse('b', { languages: ['Hindi', ' arabic'], visits: visits(3, 'Jumeirah', '11:30 Am') }),
    ]
    const order = (locale: 'en' | 'ar', all = nurses) =>
      nurseChoices({ ...visit, locale }, all, travel).map(({ id }) => id)
    expect(order('ar')).toEqual(['b', 'a'])
    expect(order('en')).toEqual(['a', 'b'])
    const near = nurse('near', { visits: visits(1, 'Deira', '11:30 Am') })
    expect(order('ar', [...nurses, near])).toEqual(['near', 'b', 'a'])
  })

  it('a visit does not clash with itself when its nurse is looked at again', () => {
    const [own] = nurseChoices(visit, [nurse('own', { visits: [{ ...visit }] })], [])
    expect(own).toMatchObject({ clash: false, visits: 0 })
  })
})

it('a nurse with one name is called by it: the "-" in the place of the other one is printed nowhere', () => {
  expect(nurseName({ firstName: 'Maya', lastName: 'Rahman' })).toBe('Maya Rahman')
  expect(nurseName({ firstName: 'Maya', lastName: '-' })).toBe('Maya')
  expect(nurseName({ firstName: '–', lastName: 'Rahman' })).toBe('Rahman')
})
