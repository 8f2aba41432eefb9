import type { CallResult, Client } from '@homecare/contract/client'
import type { InitiateResponse, InitiatePaymentBody } from '@homecare/contract/payment'
import type { Problem } from '@homecare/contract/problem'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { filsFromAed } from '@homecare/domain/money'
import { bookingBody } from '@homecare/remote-kit/booking-body'
import { keepLink } from '../parts/link-token'
import type { ChosenSlot } from '../parts/slot-picker/slot-picker'
import { namesOf } from '../wizard/people'
import type { CodeState, InitiateOutcome, OrderRef, PayFailureKind, PaymentRequest } from '../wizard/context'

/** The timeout after which the visitor sees an error. */
const TIMEOUT_MS = 4_800

/** The specification's payload. */
export const paymentBody = ({ draft, lines, totalFils, answers }: PaymentRequest): InitiatePaymentBody => ({
  ...bookingBody({
    fullName: namesOf(draft)[0] ?? '',
    contact: draft.patient,
    home: draft.home,
    others: draft.others,
    lines,
    totalFils,
    slot: { date: draft.date ?? '', time: draft.time ?? '', notEatenSince: draft.notEatenSince },
  }),
  currency: 'AED',
  language: 'EN',
  // English is what the server assumes, so that this is in the Arabic build only.
  ...(LOCALE !== SOURCE_LOCALE && { locale: LOCALE }),
  ...(draft.contactBy && { contactBy: draft.contactBy }),
  ...answers,
})

/** A repeated draft key returns the same order. A request with `retryOf` is another payment attempt of that order. */
export async function initiatePayment(
  client: Client,
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<InitiateOutcome> {
  const { draft, retryOf, answers } = request
  if (retryOf) return retryPayment(client, retryOf, slotOf(draft), { signal, code: answers?.code })
  const result = await client.post('/api/payment/initiate', {
    body: paymentBody(request),
    headers: { 'idempotency-key': draft.key },
    timeoutMs: TIMEOUT_MS,
    signal,
  })
  // The page of success leads to the own booking page, in this tab only.
  if (result.ok && result.data.ownToken)
    keepLink('booking', { orderId: result.data.orderId, token: result.data.ownToken })
  return outcomeOf(result)
}

const slotOf = ({ date, time, notEatenSince }: PaymentRequest['draft']): ChosenSlot | null =>
  date !== null && time !== null ? { date, time, notEatenSince } : null

/** Retries at the agreed prices, in the order's slot or in another one. */
export async function retryPayment(
  client: Client,
  { orderId, token }: OrderRef,
  slot: ChosenSlot | null,
  { signal, code }: { signal?: AbortSignal | undefined; code?: string | undefined } = {},
): Promise<InitiateOutcome> {
  const body = { token, ...slot, code }
  return outcomeOf(
    await client.post('/api/orders/{orderId}/pay', { params: { orderId }, body, timeoutMs: TIMEOUT_MS, signal }),
  )
}

const asked = (state: CodeState): InitiateOutcome => ({ type: 'ASKED', question: { about: 'code', state } })

const notStarted = (reason: PayFailureKind): InitiateOutcome => ({ type: 'PAYMENT_NOT_STARTED', reason })

/** Maps the server's answer to the wizard's event. */
function outcomeOf(result: CallResult<InitiateResponse>): InitiateOutcome {
  if (result.ok)
    return isComplete(result.data) ? { type: 'PAYMENT_READY', gatewayRequest: result.data } : notStarted('unavailable')
  const problem = result.problem
  switch (problem?.code) {
    case 'PRICE_CHANGED':
      return typeof problem.total === 'number'
        ? { type: 'PRICE_CHANGED', totalFils: filsFromAed(problem.total) }
        : notStarted('failed')
    case 'SLOT_FULL':
      return { type: 'SLOT_LOST', lostSlot: { full: true, alternatives: problem.alternatives ?? [] } }
    case 'BELOW_MINIMUM':
      return { type: 'BELOW_MINIMUM' }
    case 'INVALID_INPUT':
      return refused(problem)
    case 'CONFLICT':
      return { type: 'ALREADY_BOOKED' }
    case 'CODE_REQUIRED':
      return asked(result.retryAfterSeconds === null ? 'sent' : 'sent-before')
    case 'CODE_WRONG':
      return asked('wrong')
    case 'CODE_EXPIRED':
      return asked('expired')
    case 'TOO_MANY_CODES':
      return asked('too-many')
    case 'SAME_PERSON':
      return { type: 'ASKED', question: { about: 'people' } }
    case 'TOO_MANY_HOLDS':
      return notStarted('too-many-holds')
    case 'DAY_SEATS_LIMIT':
      return notStarted('day-limit')
    case undefined:
      return notStarted(result.status === 0 ? 'unreachable' : 'unavailable')
    case 'MALFORMED':
    case 'TOO_LARGE':
      return notStarted('failed')
    default:
      return notStarted('unavailable')
  }
}

function refused(problem: Problem): InitiateOutcome {
  const fields = problem.fields ?? {}
  if ('date' in fields || 'time' in fields || 'notEatenSince' in fields)
    return { type: 'SLOT_LOST', lostSlot: { full: false, alternatives: problem.alternatives ?? [] } }
  if (Object.keys(fields).some((name) => name.startsWith('tests.'))) return { type: 'ITEMS_REFUSED' }
  if ('code' in fields) return asked('wrong')
  const isDetail = (name: string) => !NOT_TYPED.has(name.split('.')[0] ?? name)
  return Object.keys(fields).some(isDetail) ? { type: 'DETAILS_REFUSED', fieldErrors: fields } : notStarted('failed')
}

/** Checks that every field is present and that the form's target is a web address. */
function isComplete(answer: Partial<InitiateResponse>): boolean {
  const { success, orderId, ccaUrl, merchantId, accessCode, encRequest, token } = answer
  return (
    success === true &&
    [orderId, merchantId, accessCode, encRequest, token].every(Boolean) &&
    /^https?:\/\//.test(ccaUrl ?? '')
  )
}

/** Fields of the payload that no visitor fills in, so that no visitor can correct them. */
const NOT_TYPED = new Set(['amount', 'tests', 'currency', 'language', 'order_id', 'redirect_url', 'cancel_url', 'body'])

/** The payload's names for the fields of the patient form. */
export const PAYLOAD_NAMES = { username: 'firstName', phoneNumber: 'phone', doorNo: 'doorNumber' }
