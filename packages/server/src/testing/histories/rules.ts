import { isPaidIn, paymentStatusOf, type AttemptState } from '@homecare/domain/payment'
import { MONEY_RULES } from './money-rules'
import { REFUND_RULES } from './refund-rules'
import { READ, type Rule, type StoredHistory } from './stored'
import { UNREADABLE, type World } from './world'

const ALLOWED: Record<AttemptState, readonly AttemptState[]> = {
  initiated: ['paid', 'surplus', 'failed', 'expired', 'reversed'],
  failed: ['paid', 'surplus', 'reversed'],
  expired: ['paid', 'surplus', 'reversed'],
  paid: ['reversed'],
  surplus: ['reversed'],
  reversed: [],
}

/** The rules that hold after every history, whatever happened in it. */
export const RULES: Record<string, Rule> = {
  ...MONEY_RULES,
  ...REFUND_RULES,

  'at most one attempt of an order is paid': ({ attempts }) =>
    attempts.filter(({ state }) => state === 'paid').length > 1 && 'several are',

  'a paid attempt never regresses but to reversed, and nothing that ended opens again': ({ transitions }) => {
    const wrong = transitions.find(({ was, now }) => !ALLOWED[was].includes(now))
    return wrong && `${wrong.attemptId} went from ${wrong.was} to ${wrong.now}`
  },

  'every attempt ends or is flagged, and its checks end': ({ attempts }) => {
    const open = attempts.find(({ state, flag }) => state === 'initiated' && flag === null)
    const checked = attempts.find(({ nextCheckAt }) => nextCheckAt !== null)
    return (open && `${open.attemptId} is open`) || (checked && `${checked.attemptId} is still checked`)
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

  'one email a transition': ({ effects, transitions, attempts }) => {
    const count = (name: string, attemptId?: string) =>
      effects.filter((email) => email.name === name && (!attemptId || email.payload.attemptId === attemptId)).length
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
      const emailCount = effects.filter(
        ({ name, payload }) => name === 'email-needs-action' && payload.reason === flag,
      ).length
      if (flag !== null && emailCount === 0) return `${attemptId} is flagged and staff have no email`
    }
    const reasons = effects.filter(({ name }) => name === 'email-needs-action').map(({ payload }) => payload.reason)
    // Each refused refund of a part is an email of its own.
    const most = attempts.length + count('refund-part')
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
