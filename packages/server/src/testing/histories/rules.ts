import { isPaidIn, meaningOf, paymentStatusOf, type AttemptState } from '@homecare/domain/payment'
import { hasMoney } from './fake-bank'
import { UNREADABLE, type World } from './world'

interface Transition {
  attemptId: string
  was: AttemptState
  now: AttemptState
  at: number
}

interface StoredHistory {
  status: string
  paymentStatus: string
  needsAction: string | null
  seat: { state: string } | null
  attempts: { attemptId: string; state: AttemptState; flag: string | null; nextCheckAt: string | null }[]
  transitions: Transition[]
  emails: { name: string; payload: Record<string, string> }[]
  /** How often each posted message is stored. */
  messages: Record<string, number>
  /** How many messages were counted that can't be decrypted. */
  unreadable: number
}

/** All that the rules look at, in one query. */
const READ = `SELECT b.status, b.payment_status AS "paymentStatus", b.needs_action AS "needsAction",
  (SELECT json_build_object('state', state) FROM slot_seat WHERE booking_id = b.id) AS seat,
  (SELECT coalesce(json_agg(json_build_object('attemptId', attempt_id, 'state', state, 'flag', flag,
    'nextCheckAt', next_check_at) ORDER BY number), '[]') FROM payment_attempt WHERE booking_id = b.id) AS attempts,
  (SELECT coalesce(json_agg(json_build_object('attemptId', attempt_id, 'was', was, 'now', now,
    'at', extract(epoch FROM at) * 1000) ORDER BY id), '[]') FROM state_transition) AS transitions,
  (SELECT coalesce(json_agg(json_build_object('name', name, 'payload', payload)), '[]')
    FROM outbox WHERE payload->>'bookingId' = b.id::text) AS emails,
  (SELECT coalesce(json_object_agg(raw, times), '{}') FROM
    (SELECT raw, count(*) AS times FROM gateway_message WHERE source IN ('browser', 'push') GROUP BY raw) m) AS messages,
  (SELECT coalesce(sum(count), 0)::int FROM unreadable_message WHERE source IN ('browser', 'push')) AS unreadable
  FROM booking b WHERE b.id = $1::uuid`

const ALLOWED: Record<AttemptState, readonly AttemptState[]> = {
  initiated: ['paid', 'surplus', 'failed', 'expired', 'reversed'],
  failed: ['paid', 'surplus', 'reversed'],
  expired: ['paid', 'surplus', 'reversed'],
  paid: ['reversed'],
  surplus: ['reversed'],
  reversed: [],
}

type Rule = (stored: StoredHistory, world: World) => string | false | undefined

/** The rules that hold after every history, whatever happened in it. */
export const RULES: Record<string, Rule> = {
  'at most one attempt of an order is paid': ({ attempts }) =>
    attempts.filter(({ state }) => state === 'paid').length > 1 && 'several are',

  'a paid attempt never regresses but to reversed, and nothing that ended opens again': ({ transitions }) => {
    const wrong = transitions.find(({ was, now }) => !ALLOWED[was].includes(now))
    return wrong && `${wrong.attemptId} went from ${wrong.was} to ${wrong.now}`
  },

  'an attempt is paid only after the status call confirmed order, amount and currency': ({ transitions }, { bank }) => {
    const wrong = transitions.find(({ attemptId, now, at }) => {
      if (!isPaidIn(now)) return false
      const order = bank.orders.get(attemptId)
      return !bank.answers.some(
        ({ attemptId: about, at: givenAt, report }) =>
          about === attemptId &&
          givenAt <= at + 1 &&
          report?.orderNo === attemptId &&
          report.currency === 'AED' &&
          report.amountFils === order?.requestedFils &&
          meaningOf(report.status) === 'paid',
      )
    })
    return wrong && `nothing confirmed ${wrong.attemptId}`
  },

  'money is refunded only when the gateway reports it': ({ transitions }, { bank }) => {
    const wrong = transitions.find(
      ({ attemptId, now }) =>
        now === 'reversed' &&
        !bank.answers.some(
          ({ attemptId: about, report }) =>
            about === attemptId && report && ['reversed', 'voided'].includes(meaningOf(report.status)),
        ),
    )
    return wrong && `nothing reversed ${wrong.attemptId}`
  },

  'every attempt ends or is flagged, and its checks end': ({ attempts }) => {
    const open = attempts.find(({ state, flag }) => state === 'initiated' && flag === null)
    const checked = attempts.find(({ nextCheckAt }) => nextCheckAt !== null)
    return (open && `${open.attemptId} is open`) || (checked && `${checked.attemptId} is still checked`)
  },

  'money that is at the bank is booked or shown to staff': ({ attempts, status, seat, needsAction }, { bank }) => {
    for (const { attemptId, state, flag } of attempts) {
      const order = bank.orders.get(attemptId)
      if (!order || !hasMoney(order.status)) continue
      if (order.chargedFils !== order.requestedFils) {
        if (flag !== 'amount-differs') return `${attemptId} took a wrong amount and staff were not notified`
      } else if (state === 'surplus') {
        if (flag === null) return `${attemptId} is surplus and staff were not notified`
      } else if (state !== 'paid') return `${attemptId} took money and is ${state}`
      else if (status !== 'Canceled' && seat?.state !== 'booked' && needsAction === null)
        return `${attemptId} is paid, has no seat, and staff were not notified`
    }
    return false
  },

  'a booking needs action until a person clears its flag, or a payment of the right amount settles an unknown status':
    ({ attempts, needsAction }) =>
      attempts.some(({ flag }) => flag !== null && flag !== 'unknown-status') && needsAction === null && 'it is gone',

  'a booked seat was paid for': ({ seat, transitions, attempts }) =>
    seat?.state === 'booked' &&
    !transitions.some(
      ({ attemptId, now }) => now === 'paid' && attempts.some((each) => each.attemptId === attemptId),
    ) &&
    'nobody paid',

  'the booking says what its attempts say': ({ attempts, paymentStatus }) =>
    paymentStatus !== paymentStatusOf(attempts.map(({ state }) => state)) && `it says ${paymentStatus}`,

  'one email a transition': ({ emails, transitions, attempts }) => {
    const count = (name: string, attemptId?: string) =>
      emails.filter((email) => email.name === name && (!attemptId || email.payload.attemptId === attemptId)).length
    const own = transitions.filter(({ attemptId }) => attempts.some((each) => each.attemptId === attemptId))
    const clean = own.filter(
      ({ attemptId, now }) =>
        now === 'paid' && !attempts.some((each) => each.attemptId === attemptId && each.flag?.startsWith('paid-')),
    )
    const confirmed = count('email-booking-confirmed')
    if (confirmed > 1 || confirmed !== count('email-staff-booking')) return `${confirmed} confirmations`
    if (clean.length > 0 && confirmed === 0 && !attempts.some(({ flag }) => flag !== null)) return 'no confirmation'
    if (own.every(({ now }) => now !== 'paid') && confirmed > 0) return 'a confirmation without a payment'
    for (const { attemptId, flag } of attempts) {
      const ended = own.filter((each) => each.attemptId === attemptId && /failed|expired/.test(each.now)).length
      if (count('email-payment-failed', attemptId) > ended) return `${attemptId}: one email too many about a failure`
      const emailCount = emails.filter(
        ({ name, payload }) => name === 'email-needs-action' && payload.reason === flag,
      ).length
      if (flag !== null && emailCount === 0) return `${attemptId} is flagged and staff have no email`
    }
    const reasons = emails.filter(({ name }) => name === 'email-needs-action').map(({ payload }) => payload.reason)
    const most = attempts.length
    return (
      reasons.some((reason) => reasons.filter((each) => each === reason).length > most) &&
      'staff get the same email too often'
    )
  },

  'a browser is sent to the success page only after a payment': ({ transitions }, { paths }) => {
    const wrong = paths.find((path) => path.includes('status=success') && !transitions.some(({ now }) => isPaidIn(now)))
    return wrong && `sent on to ${wrong}`
  },

  'no call fails unexpectedly': (_, { unexpectedErrors }) => unexpectedErrors[0],
}

/** Finds a message that was acknowledged more often than it is stored. */
function unstored({ messages, unreadable }: StoredHistory, { acknowledged }: World): string | undefined {
  const answered = (message: string) => acknowledged.filter((each) => each === message).length
  const stored = (message: string) => (message === UNREADABLE ? unreadable : (messages[message] ?? 0))
  return acknowledged.find((message) => stored(message) < answered(message))
}

/** Throws with the sentence of the first rule that the history has broken. */
export async function checkHistory(world: World): Promise<void> {
  const [history] = await world.database.query<StoredHistory>(READ, [world.bookingId])
  if (!history) throw new Error('Broken: a booking is never dropped: it is gone.')
  for (const [title, rule] of Object.entries(RULES)) {
    const broken = rule(history, world)
    if (broken) throw new Error(`Broken: ${title}: ${broken}.`)
  }
  const lost = unstored(history, world)
  if (lost)
    throw new Error(
      `Broken: every raw message is stored, or counted if nobody can read it, before it is answered: ${lost} was not.`,
    )
}
