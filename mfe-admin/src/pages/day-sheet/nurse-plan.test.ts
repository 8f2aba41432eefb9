import { expect, test } from 'vitest'
import { aNurse } from '../../testing/nurses'
import { aVisit } from '@homecare/remote-kit/testing/day-sheet'
import { choicesOf, planOf } from './nurse-plan'

/** A Tuesday. */
const DATE = '2026-03-03'
const maya = aNurse({ areas: ['Dubai Marina'] })
const amal = aNurse({ id: 'nurse-2', firstName: 'Amal', lastName: 'Haddad', areas: [] })
const visit = (id: string, time: string) => aVisit({ bookingId: id, time })

test('two visits at one time are planned for two nurses, and a third for nobody', () => {
  const visits = [visit('a', '10:00 Am'), visit('b', '10:00 Am'), visit('c', '10:00 Am')]
  const plan = planOf(visits, { date: DATE, visits, nurses: [amal, maya], travel: [] })
  expect(plan.map(({ visit: { bookingId }, nurse }) => [bookingId, nurse.name])).toEqual([
    ['a', 'Maya Rahman'],
    ['b', 'Amal Haddad'],
  ])
})

test('visits that are assigned, completed or not paid are not planned', () => {
  const assigned = aVisit({ nurse: { id: 'nurse-2', name: 'Amal Haddad' } })
  const visits = [assigned, aVisit({ status: 'Completed' }), aVisit({ paymentStatus: 'Reversed' })]
  expect(planOf(visits, { date: DATE, visits, nurses: [maya], travel: [] })).toEqual([])
})

test('a visit that a filter hides counts as a clash', () => {
  const hidden = aVisit({ bookingId: 'hidden', area: 'Deira', nurse: { id: maya.id, name: 'Maya Rahman' } })
  const shown = visit('a', hidden.time)
  const [first] = choicesOf(shown, { date: DATE, visits: [hidden, shown], nurses: [maya], travel: [] })
  expect(first).toMatchObject({ clash: true, suggested: false, languages: ['English', 'Hindi'] })
})

test('a nurse who has left by then is no choice, one with a day off is off duty', () => {
  const off = { ...amal, daysOff: [{ date: DATE, reason: 'Ill' }] }
  const choices = choicesOf(aVisit(), { date: DATE, visits: [], nurses: [{ ...maya, leftOn: DATE }, off], travel: [] })
  expect(choices).toMatchObject([{ id: 'nurse-2', onDuty: false, suggested: false }])
})

test('with the ways between areas a nurse who would come too late is not planned', () => {
  const before = aVisit({
    bookingId: 'before',
    time: '10:00 Am',
    area: 'Jumeirah',
    nurse: { id: amal.id, name: 'Amal' },
  })
  const visits = [before, visit('a', '10:30 Am')]
  const travel = [{ from: 'Dubai Marina', to: 'Jumeirah', minutes: 30 }]
  expect(planOf(visits, { date: DATE, visits, nurses: [amal], travel: [] })).toHaveLength(1)
  expect(planOf(visits, { date: DATE, visits, nurses: [amal], travel })).toEqual([])
})
