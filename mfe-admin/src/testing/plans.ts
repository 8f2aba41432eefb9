import type { CarePlan, PlanEffect } from '@homecare/contract/plans'
import { dubaiInstant, type IsoDate } from '@homecare/domain/dates'
import { TOMORROW } from './records'

type Rule = CarePlan['rules'][number]
type Visit = PlanEffect['visits'][number]

/** 12 hours a day from Monday to Saturday since the beginning of March, without an end. */
export const aRule = (more: Partial<Rule> = {}): Rule => ({
  ...{ id: 'rule-1', service: 'Elderly Care', rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA' },
  ...{ startsOn: '2026-03-02', endsOn: null, startMinute: 420, minutes: 720, skills: [], onHolidays: 'work' },
  ...{ nurseId: 'nurse-1', nurse: { id: 'nurse-1', name: 'Maya Rahman' }, accepted: [], tasks: [] },
  ...{ quoteLine: { quoteId: 'quote-1', position: 0 }, price: { unit: 'shift12', amount: 600, billing: 'month' } },
  ...more,
})

/** The plan of a case that a rule makes. */
export const aPlan = (more: Partial<CarePlan> = {}): CarePlan => ({
  ...{ version: 0, rules: [aRule()], pauses: [], generatedThrough: '2030-04-30', holidays: [] },
  ...more,
})

/** A shift of a day that is added, made by Maya. */
export const anEffectVisit = (day: IsoDate = TOMORROW, more: Partial<Visit> = {}): Visit => ({
  ...{ what: 'add', day, service: 'Elderly Care', before: null, nurse: 'Maya Rahman', lost: null },
  startsAt: dubaiInstant(day, 420).toISOString(),
  endsAt: dubaiInstant(day, 1140).toISOString(),
  ...more,
})

/** One visit is added, and costs 600. */
export const anEffect = (more: Partial<PlanEffect> = {}): PlanEffect => ({
  ...{ hash: 'hash-1', visits: [anEffectVisit()], nurses: [{ name: 'Maya Rahman', before: 2880, after: 3600 }] },
  periods: [{ from: '2030-03-01', until: '2030-03-31', before: 0, after: 600 }],
  ...{ unpriced: 0, notes: [] },
  ...more,
})
