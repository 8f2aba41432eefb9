/**
 * The reason why an attempt is unpaid, as far as it changes the patient's next step. Raw texts of a bank never reach a
 * patient: they name other systems, are often English jargon, and can be forged in a URL.
 */
export const PAYMENT_REASONS = [
  /** The patient left or canceled on the card page, or never paid there; the bank refused nothing. */
  'not-finished',
  /** The bank refused without a reason that helps ("Do not honour"). */
  'declined',
  'insufficient-funds',
  'limit-exceeded',
  /** Number, date or security code were wrong. */
  'card-details',
  'card-expired',
  /** Lost, stolen, blocked, or not open for payments on the internet. */
  'card-not-allowed',
  /** The bank's own check (3-D Secure, one-time code) did not succeed. */
  'verification-failed',
  /** The bank or the network did not respond: the same card may work in some minutes. */
  'bank-unavailable',
  /** The gateway reports another order, amount or currency than requested: staff call. */
  'mismatch',
  /** The message of the card page could not be read. */
  'unreadable',
] as const

export type PaymentReason = (typeof PAYMENT_REASONS)[number]

/** The first match counts. The texts are those of ISO 8583 response codes and of the gateway's own kits. */
const WORDINGS: readonly (readonly [RegExp, PaymentReason])[] = [
  [/insufficient|not sufficient|not enough|low balance/, 'insufficient-funds'],
  [/exceed|limit|too (?:many|much)|velocity/, 'limit-exceeded'],
  [/3.?-?d ?-?secure|3ds|authenticat|\botp\b|one.?time|verif(?:y|ication)|enrol/, 'verification-failed'],
  [/expired? card|card (?:has |is )?expir|expiry|expiration/, 'card-expired'],
  [
    /cvv|cvc|cvd|security code|invalid (?:card|account|number)|incorrect|wrong (?:card|number|pin)|luhn|no such/,
    'card-details',
  ],
  [
    /lost|stolen|pick ?up|capture card|restricted|blocked|inactive|not (?:permitted|allowed|supported|active|enabled)|closed/,
    'card-not-allowed',
  ],
  [
    /unavailable|inoperative|timed? ?-?out|no response|not (?:respond|reach)|system (?:error|malfunction|down)|technical|host|network|try again|re-?enter/,
    'bank-unavailable',
  ],
  [/cancel|abort|changed my mind|customer left|dropped|back button/, 'not-finished'],
]

/** The gateway's statuses for an attempt that no bank refused. */
const ENDED_BEFORE_BANK = new Set(['aborted', 'cancelled', 'auto-cancelled', 'initiated', 'awaited'])

export interface UnpaidAttempt {
  state: string
  /** The gateway's status, from its status call. */
  gatewayStatus: string | null
  /** The bank's text. */
  failureMessage: string | null
}

/** The reason that a patient sees for an attempt; null unless it failed or expired. */
export function paymentReasonOf({ state, gatewayStatus, failureMessage }: UnpaidAttempt): PaymentReason | null {
  if (state === 'expired') return 'not-finished'
  if (state !== 'failed') return null
  if (ENDED_BEFORE_BANK.has((gatewayStatus ?? '').trim().toLowerCase())) return 'not-finished'
  const text = (failureMessage ?? '').toLowerCase()
  return WORDINGS.find(([wording]) => wording.test(text))?.[1] ?? 'declined'
}
