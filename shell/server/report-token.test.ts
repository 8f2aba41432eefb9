import * as bff from '@homecare/server/release/internal/report-token'
import { expect, test } from 'vitest'
import { PERIOD_MS, periodOf, reportToken } from './report-tokens'

const KEY = 'a-token-of-the-bff'
const release = { name: 'site', version: '1.0.0-aaaaaaaa' }

test('the BFF accepts the report token of a page for a day', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const token = reportToken(KEY, release, periodOf(now))
  expect(token).toBe(bff.expectedReportToken(KEY, release, bff.tokenPeriod(now)))
  const accepted = (later: number) => bff.isReportToken([KEY], release, token, new Date(now + later))
  expect([0, 24 * 3_600_000, -PERIOD_MS].map(accepted)).toEqual([true, true, true])
  expect([6 * PERIOD_MS, -2 * PERIOD_MS].map(accepted)).toEqual([false, false])
})

test('a report token is valid for one release and one key only', () => {
  const token = reportToken(KEY, release, 1000)
  const now = new Date(1000 * PERIOD_MS)
  expect(bff.isReportToken([KEY], { ...release, version: '1.0.1' }, token, now)).toBe(false)
  expect(bff.isReportToken([KEY], { ...release, name: 'booking' }, token, now)).toBe(false)
  expect(bff.isReportToken(['another-token-of-it'], release, token, now)).toBe(false)
  expect(bff.isReportToken([], release, token, now)).toBe(false)
})
