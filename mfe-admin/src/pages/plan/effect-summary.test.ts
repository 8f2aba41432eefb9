import { expect, test } from 'vitest'
import { anEffectVisit } from '../../testing/plans'
import { lostOf, weeksOf, withoutNurse } from './effect-summary'

const TODAY = '2030-03-01'

test('the four weeks begin on the Monday before the first day that changes', () => {
  const visits = [anEffectVisit('2030-03-04', { what: 'keep' }), anEffectVisit('2030-03-17')]
  const weeks = weeksOf(visits, TODAY)
  expect(weeks.map(([monday]) => monday)).toEqual(['2030-03-11', '2030-03-18', '2030-03-25', '2030-04-01'])
  expect(weeks[0]).toHaveLength(7)
  expect(weeksOf([], TODAY)[0]?.[0]).toBe('2030-02-25')
})

test('a canceled visit needs no nurse', () => {
  const nobody = { nurse: null }
  const open = anEffectVisit(TODAY, nobody)
  expect(withoutNurse([anEffectVisit(TODAY, { ...nobody, what: 'cancel' }), open, anEffectVisit()])).toEqual([open])
})

test('nurses who can’t make visits are counted by their reason', () => {
  const lost = (why: string) =>
    anEffectVisit(TODAY, { nurse: null, lost: { nurse: 'Maya Rahman', why, rules: ['rest'] } })
  expect(lostOf([lost('Has a day off.'), lost('Has a day off.'), lost('Has other care.'), anEffectVisit()])).toEqual([
    { nurse: 'Maya Rahman', why: 'Has a day off.', rules: ['rest'], count: 2 },
    { nurse: 'Maya Rahman', why: 'Has other care.', rules: ['rest'], count: 1 },
  ])
})
