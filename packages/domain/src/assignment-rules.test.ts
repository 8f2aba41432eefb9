import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenRules, endsAssignment, type NurseFacts, type Occupied, type VisitToAssign } from './assignment-rules'
import { addDays, dubaiInstant } from './dates'

const MONDAY = '2026-03-02'
const at = (day: number, hour: number) => dubaiInstant(addDays(MONDAY, day), hour * 60)
const span = (day: number, from: number, hours: number): Occupied => ({
  from: at(day, from),
  to: at(day, from + hours),
  what: 'care of C-10001',
})
const visit = (more: Partial<VisitToAssign> = {}): VisitToAssign => ({
  from: at(1, 10),
  to: at(1, 12),
  skills: [],
  nurseSex: 'any',
  languages: [],
  ...more,
})
const nurse = (more: Partial<NurseFacts> = {}): NurseFacts => ({
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 480, to: 1200 })),
  daysOff: [],
  leftOn: null,
  sex: 'female',
  skills: [],
  licenceUntil: '2026-12-31',
  languages: [],
  busy: [],
  soldOut: [],
  ...more,
})
const names = (more: Partial<VisitToAssign>, of: Partial<NurseFacts>) =>
  brokenRules(visit(more), nurse(of)).map(({ name, level }) => `${level} ${name}`)

describe('the rules of an assignment', () => {
  it.each<[string, Partial<VisitToAssign>, Partial<NurseFacts>, string[]]>([
    ['nothing', {}, {}, []],
    ['another visit at that time', {}, { busy: [span(1, 11, 2)] }, ['hard overlap']],
    ['a visit that ends when this one begins', {}, { busy: [span(1, 9, 1)] }, []],
    ['the first day without the nurse', {}, { leftOn: addDays(MONDAY, 1) }, ['hard left']],
    ['a day off', {}, { daysOff: [addDays(MONDAY, 1)] }, ['hard day-off']],
    ['a licence that ends on the day before', {}, { licenceUntil: MONDAY }, ['hard licence']],
    ['a licence that ends on that day', {}, { licenceUntil: addDays(MONDAY, 1) }, []],
    ['a licence whose end is not known', {}, { licenceUntil: null }, ['hard licence']],
    ['a missing skill', { skills: ['ventilator', 'catheter'] }, { skills: ['catheter'] }, ['hard skill']],
    ['a man where it must be a woman', { nurseSex: 'mustFemale' }, { sex: 'male' }, ['hard sex']],
    ['an unknown sex where it must be a man', { nurseSex: 'mustMale' }, { sex: null }, ['hard sex']],
    ['a man where a woman is preferred', { nurseSex: 'preferFemale' }, { sex: 'male' }, ['soft prefer-sex']],
    ['a seat that is sold', {}, { soldOut: ['10:00 Am'] }, ['hard seats-sold']],
    ['an hour before the working hours', { from: at(1, 7) }, {}, ['soft off-duty']],
    ['ten hours of rest', {}, { busy: [span(0, 22, 2)], hours: nurse().hours }, ['soft rest']],
    ['eleven hours of rest', {}, { busy: [span(0, 21, 2)] }, []],
    ['a language that the nurse lacks', { languages: ['Urdu'] }, { languages: ['Arabic'] }, ['soft language']],
    ['English, which every nurse speaks', { languages: ['english', 'Urdu'] }, {}, []],
  ])('are those that %s breaks', (_, more, of, expected) => {
    expect(names(more, of)).toEqual(expected)
  })

  it('count the week from Monday, with each visit in the week in which it begins', () => {
    const long = [0, 2, 3, 4].map((day) => span(day, 8, 11.5))
    expect(names({}, { busy: long })).toEqual([])
    expect(names({}, { busy: [...long, span(5, 8, 1)] })).toEqual(['soft week'])
    expect(names({}, { busy: [...long, span(7, 8, 8), span(-1, 8, 8)] })).toEqual([])
  })

  it('never let two visits of a nurse overlap, and never a visit end after the licence', () => {
    const hour = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(hour, fc.integer({ min: 1, max: 24 }), hour, fc.integer({ min: 1, max: 24 }), hour, (...all) => {
        const [from, hours, other, otherHours, licence] = all
        const mine = visit({ from: at(0, from), to: at(0, from + hours) })
        const facts = nurse({
          busy: [span(0, other, otherHours)],
          licenceUntil: addDays(MONDAY, Math.floor(licence / 24)),
        })
        const broken = brokenRules(mine, facts).map(({ name }) => name)
        expect(broken.includes('overlap')).toBe(from < other + otherHours && other < from + hours)
        expect(broken.includes('licence')).toBe(from + hours > (Math.floor(licence / 24) + 1) * 24)
      }),
    )
  })

  it('take a visit back when the nurse leaves, is off or loses the licence, and for nothing else', () => {
    const { from, to } = visit()
    expect(endsAssignment({ from, to }, nurse({ hours: [] }))).toBe(false)
    expect(endsAssignment({ from, to }, nurse({ licenceUntil: MONDAY }))).toBe(true)
    expect(endsAssignment({ from, to }, nurse({ daysOff: [addDays(MONDAY, 1)] }))).toBe(true)
    expect(endsAssignment({ from, to }, nurse({ leftOn: MONDAY }))).toBe(true)
  })
})
