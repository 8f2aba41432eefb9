import { expect, test } from 'vitest'
import { firstMessages } from './first-messages'
import { messages } from './messages'
import { dayMessages } from './pages/own-booking/day-messages'
import { identityMessages } from './pages/own-booking/identity/identity-messages'
import { ownMessages } from './pages/own-booking/own-messages'
import { payMessages } from './pages/pay/pay-messages'
import { reportMessages } from './parts/report-messages'

const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

test('no text blames the connection where it is not known to be the reason', () => {
  const all = [firstMessages, messages, dayMessages, identityMessages, ownMessages, payMessages, reportMessages]
  const sentences = sentencesIn(all)
  expect(sentences.length).toBeGreaterThan(200)
  expect(sentences.filter((text) => /connection/.test(text) && !/connection is back/.test(text))).toEqual([])
})
