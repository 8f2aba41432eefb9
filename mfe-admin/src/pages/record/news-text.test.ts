import { expect, test } from 'vitest'
import { newsText } from './news-text'

const entry = (action: string, actor: string, at: string, detail = {}) => ({
  action,
  actor,
  at: `2026-03-03T08:${at}:00.000Z`,
  from: null,
  detail,
})
const before = [entry('noted', 'omar', '01')]

test('what a person did comes before what the gateway did about it', () => {
  const now = [
    ...before,
    entry('canceled', 'omar', '20', { reason: 'Ill.' }),
    entry('refund accepted', 'gateway', '21'),
  ]
  expect(newsText(before, { history: now }, 'sara')).toBe(
    'omar at 12:20: Canceled. Reason: Ill. You see the record as it is now.',
  )
})

test('what the gateway did alone is reported, one’s own changes are not', () => {
  const mine = [...before, entry('canceled', 'sara', '20')]
  expect(newsText(before, { history: mine }, 'sara')).toBeNull()
  expect(newsText(mine, { history: [...mine, entry('refund accepted', 'gateway', '21')] }, 'sara')).toMatch(
    /^Card gateway at 12:21/,
  )
})
