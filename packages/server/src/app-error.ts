import type { ProblemCode } from '@homecare/contract/problem'

/** What a use case throws; the transport turns the code into a status in one place. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly detail: string | undefined
  readonly fields: Record<string, string> | undefined
  /** AED, with PRICE_CHANGED. */
  readonly total: number | undefined
  /** Seconds, with RATE_LIMITED. */
  readonly retryAfter: number | undefined

  constructor(
    code: ProblemCode,
    more: { detail?: string; fields?: Record<string, string>; total?: number; retryAfter?: number } = {},
  ) {
    super(more.detail ?? code)
    this.name = 'AppError'
    this.code = code
    this.detail = more.detail
    this.fields = more.fields
    this.total = more.total
    this.retryAfter = more.retryAfter
  }
}
