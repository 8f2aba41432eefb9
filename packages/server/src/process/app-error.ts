import type { Problem, ProblemCode } from '@homecare/contract/problem'

/** The error of a use case. The BFF turns its code into a status in one place. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly detail: string | undefined
  readonly fields: Record<string, string> | undefined
  /** The total in AED, with PRICE_CHANGED. */
  readonly total: number | undefined
  /** The nearest free slots, when a slot could not be taken. */
  readonly alternatives: Problem['alternatives']
  /** The ways to prove who it is, with SECOND_FACTOR_REQUIRED and PROOF_REQUIRED. */
  readonly ways: Problem['ways']
  /** The seconds until the next call is allowed, or the next code is mailed. */
  readonly retryAfter: number | undefined
  /** The time from which the next call is allowed, with RATE_LIMITED. */
  readonly retryAt: string | undefined

  constructor(
    code: ProblemCode,
    more: {
      detail?: string | undefined
      fields?: Record<string, string> | undefined
      total?: number
      alternatives?: Problem['alternatives']
      ways?: Problem['ways']
      retryAfter?: number
      retryAt?: string
    } = {},
  ) {
    super(more.detail ?? code)
    this.name = 'AppError'
    this.code = code
    this.detail = more.detail
    this.fields = more.fields
    this.total = more.total
    this.alternatives = more.alternatives
    this.ways = more.ways
    this.retryAfter = more.retryAfter
    this.retryAt = more.retryAt
  }
}
