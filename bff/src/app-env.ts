import type { Ctx } from '@homecare/server/context'
import type { LoginLimits } from '@homecare/server/use-cases/login'
import type { RateLimit } from '@homecare/server/rate-limit'
import type { StaffUserAnswer } from '@homecare/contract/staff'
import type { HttpBindings } from '@hono/node-server'

/** What routes are given beside the request. */
export interface AppDeps {
  ctx: Ctx
  /** Which token releases which remote. */
  releaseTokens: ReadonlyMap<string, string>
  limits: Limits
  /** Cookies only over TLS. */
  secureCookies: boolean
  /** True once the process is about to end: not ready, and connections are asked to close. */
  draining(): boolean
}

export interface Limits {
  login: LoginLimits
  forms: RateLimit
  payments: RateLimit
  clientErrors: RateLimit
}

/** Hono's types: the server's bindings (absent in tests) and what middleware leaves for handlers. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; staff: StaffUserAnswer; sessionToken: string; team: string }
}
