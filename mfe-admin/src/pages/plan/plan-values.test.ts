import { expect, test } from 'vitest'
import { aCase } from '../../testing/cases'
import { aPlan, aRule } from '../../testing/plans'
import { aQuote } from '../../testing/quotes'
import { changeOf, errorsIn, queryOf, taskOf, valuesOf, type PlanTask } from './plan-values'
import { fromQuote, PRESETS, withTimes } from './presets'
import { emptyRule, ruleOf } from './rule-values'

const TODAY = '2030-03-01'
const rule = aRule({ tasks: [{ text: 'Meals', atMinute: 780, required: false }], skills: ['woundCare'] })
const pause = { id: 'pause-1', from: '2030-02-01', until: null, reason: 'Travel', createdBy: 'Sara Nair' }
const plan = aPlan({ rules: [rule], pauses: [pause] })
const TASKS: PlanTask[] = [
  { kind: 'addRules' },
  { kind: 'pause' },
  { kind: 'changeRule', rule },
  { kind: 'endRule', rule },
  { kind: 'endPause', pause },
]

test.each(TASKS)('an address that names $kind opens it again', (task) => {
  expect(taskOf(new URLSearchParams(queryOf(task)), plan)).toEqual(task)
})

test('an address of a rule that is gone opens nothing, and says so', () => {
  expect(taskOf(new URLSearchParams(''), plan)).toBeNull()
  expect(taskOf(new URLSearchParams('endRule=rule-9'), plan)).toBeUndefined()
})

test('a rule that is opened to be changed sends what it has until something is typed', () => {
  const task: PlanTask = { kind: 'changeRule', rule }
  const change = changeOf(task, valuesOf(task, aCase(), TODAY), TODAY)
  const { id: _, nurse: __, price: ___, ...stored } = rule
  expect(change).toEqual({ kind: 'changeRule', ruleId: 'rule-1', from: TODAY, rule: stored })
})

test('no change is sent while a field is missing or wrong, and each is named', () => {
  const add: PlanTask = { kind: 'addRules' }
  const values = valuesOf(add, aCase(), TODAY)
  expect(changeOf(add, values, TODAY)).toBeNull()
  expect(Object.keys(errorsIn(add, values, TODAY).rules?.[0] ?? {})).toEqual(['days', 'startMinute', 'minutes'])
  const paused: PlanTask = { kind: 'pause' }
  const wrong = { ...valuesOf(paused, aCase(), TODAY), from: '2030-02-28', until: '2030-02-01' }
  expect(Object.keys(errorsIn(paused, wrong, TODAY))).toEqual(['from', 'until', 'reason'])
})

test('a preset of two shifts keeps what was typed, and the nurse for the first one', () => {
  const base = { ...emptyRule('Elderly Care', TODAY), endsOn: '2030-03-30', nurseId: 'nurse-1' }
  const [day, night] = withTimes(base, PRESETS.aroundTheClock).map(ruleOf)
  expect(day).toMatchObject({ startMinute: 420, minutes: 720, endsOn: '2030-03-30', nurseId: 'nurse-1' })
  expect(night).toMatchObject({ startMinute: 1140, minutes: 720, nurseId: null })
})

test('the rules of a quote have the days, hours and price of its lines, and begin today at the earliest', () => {
  const [line] = aQuote().lines
  const lines = [line!, { ...line!, days: [] }, { ...line!, unit: 'liveInDay' as const, minutes: null }]
  const quote = aQuote({ startsOn: '2030-02-01', lines })
  const rules = fromQuote(quote, emptyRule('', TODAY), TODAY).map(ruleOf)
  expect(rules).toMatchObject([
    { rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA', startsOn: TODAY, endsOn: '2030-04-02', minutes: 720 },
    { minutes: 1440 },
  ])
  expect(rules.map(({ quoteLine }) => quoteLine?.position)).toEqual([0, 2])
})
