import { isPaidIn, meaningOf } from '@homecare/domain/payment'
import { refundMoney } from '@homecare/domain/refund'
import { hasMoney, type Transaction } from './fake-bank'
import type { Rule, StoredAttempt, StoredHistory } from './stored'
import type { World } from './world'

/** The bank's payments of this order, on all its card pages. */
const transactionsOf = ({ bank, orderNos }: World): Transaction[] => orderNos().flatMap(bank.transactionsOf)

const isOf = ({ orderNo, trackingId }: StoredAttempt, transaction: Transaction): boolean =>
  orderNo === transaction.orderNo && trackingId === transaction.referenceNo

/** The status call answered so about the transaction of this attempt. */
function wasReported({ bank }: World, attempt: StoredAttempt, meanings: string[], before = Infinity): boolean {
  return bank.answers.some(
    ({ at, report }) =>
      at <= before + 1 && report?.referenceNo === attempt.trackingId && meanings.includes(meaningOf(report.status)),
  )
}

/** The rules that compare the bank's payments with ours. */
export const MONEY_RULES: Record<string, Rule> = {
  'an attempt is paid only after the status call confirmed order, amount and currency of its transaction': (
    { transitions, attempts },
    { bank },
  ) => {
    const wrong = transitions.find(({ attemptId, now, at }) => {
      const attempt = attempts.find((each) => each.attemptId === attemptId)
      if (!attempt || !isPaidIn(now)) return false
      return !bank.answers.some(
        ({ at: givenAt, report }) =>
          givenAt <= at + 1 &&
          report?.orderNo === attempt.orderNo &&
          report.referenceNo === attempt.trackingId &&
          report.currency === 'AED' &&
          report.amountFils === attempt.amountFils &&
          meaningOf(report.status) === 'paid',
      )
    })
    return wrong && `nothing confirmed ${wrong.attemptId}`
  },

  'money went back only when the gateway reports it about this transaction': ({ transitions, attempts }, world) => {
    const wrong = transitions.find(({ attemptId, now, at }) => {
      const attempt = attempts.find((each) => each.attemptId === attemptId)
      return attempt && now === 'reversed' && !wasReported(world, attempt, ['reversed', 'voided'], at)
    })
    return wrong && `nothing reversed ${wrong.attemptId}`
  },

  'every charge at the bank is booked or shown to staff': (stored, world) => {
    for (const transaction of transactionsOf(world)) {
      const broken = hasMoney(transaction.status) && lacksCounterpart(stored, world, transaction)
      if (broken) return `${transaction.referenceNo} ${broken}`
    }
    return false
  },

  'every payment here is a charge at the bank, and none is here twice': ({ attempts }, world) => {
    const charges = transactionsOf(world).filter(({ status }) => hasMoney(status))
    const paid = attempts.filter(({ state }) => isPaidIn(state))
    const wrong = paid.find((each) => charges.filter((charge) => isOf(each, charge)).length !== 1)
    if (wrong) return `${wrong.attemptId} has no charge`
    const references = paid.map(({ trackingId }) => trackingId)
    return new Set(references).size < references.length && `twice: ${references.join(', ')}`
  },

  'every further charge is flagged once and mailed once': ({ transitions, attempts, effects }) => {
    const further = attempts.filter((each) =>
      transitions.some(({ attemptId, now }) => attemptId === each.attemptId && now === 'surplus'),
    )
    const mailed = effects.filter(
      ({ name, payload }) => name === 'email-needs-action' && payload.reason === 'paid-twice',
    ).length
    if (mailed !== further.length) return `${further.length} further charges and ${mailed} emails`
    const unflagged = further.find(({ flag }) => flag === null)
    return unflagged && `${unflagged.attemptId} is not flagged`
  },

  'an open difference is one': ({ findings, attempts }, world) => {
    const wrong = findings.find(({ kind, referenceNo }) => {
      const transaction = transactionsOf(world).find((each) => each.referenceNo === referenceNo)
      const attempt = transaction && attempts.find((each) => isOf(each, transaction))
      if (!transaction || !attempt) return false
      if (kind === 'refund-differs') return transaction.refundedFils === refundMoney(attempt).backFils
      const isSame = transaction.chargedFils === attempt.amountFils && hasMoney(transaction.status)
      return isSame && isPaidIn(attempt.state)
    })
    return wrong && `${wrong.kind} about ${wrong.referenceNo}`
  },
}

function lacksCounterpart(
  { attempts, status, seat, needsAction, findings }: StoredHistory,
  world: World,
  transaction: Transaction,
): string | null {
  const { referenceNo, orderNo, chargedFils } = transaction
  const attempt = attempts.find((each) => isOf(each, transaction))
  if (chargedFils !== world.bank.orders.get(orderNo)?.requestedFils)
    return attempt?.flag === 'amount-differs' || findings.some((each) => each.referenceNo === referenceNo)
      ? null
      : 'took a wrong amount and staff were not notified'
  if (!attempt) return 'took money and is unknown'
  const { state, flag } = attempt
  if (state === 'surplus') return flag === null ? 'is surplus and staff were not notified' : null
  if (state !== 'paid') return `took money and is ${state}`
  return status !== 'Canceled' && seat?.state !== 'booked' && needsAction === null
    ? 'is paid, has no seat, and staff were not notified'
    : null
}
