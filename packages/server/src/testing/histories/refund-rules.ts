import { restFils } from '@homecare/domain/refund'
import type { Rule, StoredAttempt, StoredHistory } from './stored'
import type { World } from './world'

/** What the bank has of the refunds of an attempt, and what it must have, as `reference: amount of transaction`. */
function refundsOf({ bank }: World, attempt: StoredAttempt): { made: string[]; expected: string[] } {
  const all = `RF-${attempt.attemptId}`
  const text = (reference: string, fils: number, trackingId: string | null) => `${reference}: ${fils} of ${trackingId}`
  const made = bank.refunds.filter(({ reference }) => reference === all || reference.startsWith(`${all}-p`))
  const parts = attempt.parts.filter(({ state }) => state === 'done')
  const expected = parts.map(({ number, amountFils }) => text(`${all}-p${number}`, amountFils, attempt.trackingId))
  if (attempt.refund === 'done') expected.push(text(all, restFils(attempt), attempt.trackingId))
  return {
    made: made.map(({ reference, amountFils, trackingId }) => text(reference, amountFils, trackingId)).toSorted(),
    expected: expected.toSorted(),
  }
}

const countEffects = ({ effects }: StoredHistory, name: string, about: Record<string, string>): number =>
  effects.filter(
    (each) => each.name === name && Object.entries(about).every(([key, value]) => each.payload[key] === value),
  ).length

/** The rules about money that goes back. */
export const REFUND_RULES: Record<string, Rule> = {
  'refunds here and at the bank are the same, each once': ({ attempts }, world) => {
    for (const attempt of attempts) {
      const { attemptId, refund, parts } = attempt
      if (refund === 'requested' || parts.some(({ state }) => state === 'requested'))
        return `a refund of ${attemptId} is still waiting`
      const { made, expected } = refundsOf(world, attempt)
      if (made.join() !== expected.join()) return `${attemptId}: ${expected.join()} here, ${made.join()} at the bank`
    }
    return false
  },

  'no more of a payment goes back than came in': (_, { bank, orderNos }) => {
    const wrong = orderNos()
      .flatMap(bank.transactionsOf)
      .find(({ refundedFils, chargedFils }) => refundedFils > chargedFils)
    return wrong && `${wrong.refundedFils} of ${wrong.chargedFils} of ${wrong.referenceNo} went back`
  },

  'every refund is one job, and the patient gets one email about it': (stored) => {
    for (const { attemptId, refund, parts } of stored.attempts) {
      const emails = countEffects(stored, 'email-refund-done', { attemptId })
      if (emails !== (refund === 'done' ? 1 : 0)) return `${attemptId} is ${refund} with ${emails} emails`
      for (const { id, state } of parts) {
        const jobs = countEffects(stored, 'refund-part', { partId: id })
        if (jobs !== 1) return `${jobs} jobs give a part of ${attemptId} back`
        const about = countEffects(stored, 'email-part-refunded', { partId: id })
        if (about !== (state === 'done' ? 1 : 0)) return `a part of ${attemptId} is ${state} with ${about} emails`
      }
    }
    return false
  },
}
