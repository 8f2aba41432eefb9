import { PROBLEM_STATUS, type Problem, type ProblemCode } from '@homecare/contract/problem'
import { AppError } from '@homecare/server/process/app-error'
import { refusalReasons } from '@homecare/server/process/refusal-reasons'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env'
import { formLocale, problemPage, wantsPage } from './problem-page'

const TITLES: Record<ProblemCode, string> = {
  INVALID_INPUT: 'Something in the request is wrong',
  MALFORMED: 'The request could not be read',
  UNAUTHENTICATED: 'Log in first',
  SECOND_FACTOR_REQUIRED: 'A second step is needed to log in',
  FORBIDDEN: 'This is not allowed',
  PROOF_REQUIRED: 'Confirm that it is you',
  NOT_FOUND: 'There is nothing here',
  CONFLICT: 'This has changed meanwhile',
  PRICE_CHANGED: 'The price has changed',
  SLOT_FULL: 'This time is taken',
  TOO_MANY_HOLDS: 'Too many bookings wait for a payment',
  DAY_SEATS_LIMIT: 'Too many visits of this day are held',
  CODE_REQUIRED: 'Enter the code from our email',
  CODE_EXPIRED: 'This code does not work any more',
  CODE_WRONG: 'This is not the right code',
  TOO_MANY_CODES: 'Too many codes were sent',
  SAME_PERSON: 'Two names look the same',
  VISIT_AHEAD: 'This visit has not taken place yet',
  QUOTE_CLOSED: 'This offer is not open any more',
  PREVIEW_CHANGED: 'The effect of this change is another one by now',
  SAMPLE_TAKEN: 'The sample of this booking was taken',
  NURSE_UNAVAILABLE: 'This nurse can’t make the visit',
  CONFIRM_RULES: 'Something speaks against this nurse',
  BELOW_MINIMUM: 'The total is too low',
  ILLEGAL_TRANSITION: 'This change is not possible',
  TOO_LARGE: 'The request is too large',
  UNSUPPORTED_TYPE: 'This kind of content is not accepted',
  RATE_LIMITED: 'Too many requests',
  PAYMENT_UNAVAILABLE: 'Payment service unavailable. Please try again later.',
  UNAVAILABLE: 'The service is not available right now',
}

const BY_STATUS: Partial<Record<number, ProblemCode>> = { 400: 'MALFORMED', 413: 'TOO_LARGE', 415: 'UNSUPPORTED_TYPE' }

/** Turns every error into a response, which happens only here. An unexpected one is logged and becomes UNAVAILABLE. */
export function onError(log: Logger) {
  return (error: unknown, c: Context<AppEnv>): Response => {
    const problem = error instanceof AppError ? error : new AppError(codeOf(error))
    if (problem !== error && problem.code === 'UNAVAILABLE')
      log.error({ requestId: c.get('requestId'), err: error }, 'request failed')
    return problemResponse(c, problem)
  }
}

export function problemResponse(
  c: Context<AppEnv>,
  { code, detail, fields, total, alternatives, ways, retryAfter, retryAt }: AppError,
): Response {
  const status = PROBLEM_STATUS[code]
  c.set('problem', code)
  const body: Problem = {
    code,
    title: TITLES[code],
    status,
    ...defined({ detail, fields, total, alternatives, ways, retryAt, ...refusalReasons({ detail, fields }) }),
  }
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  c.header('Cache-Control', 'no-store')
  if (wantsPage(c)) {
    const page = problemPage(body, formLocale(c))
    c.header('Content-Security-Policy', page.policy)
    return c.html(page.body, status)
  }
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' })
}

function codeOf(error: unknown): ProblemCode {
  if (error instanceof HTTPException)
    return BY_STATUS[error.status] ?? (error.status < 500 ? 'MALFORMED' : 'UNAVAILABLE')
  return 'UNAVAILABLE'
}

function defined<T extends Record<string, unknown>>(values: T): Partial<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` loses the names of the keys; all are from T.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}
