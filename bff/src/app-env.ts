import type { Ctx } from '@homecare/server/process/context'
import type { MailLimits } from '@homecare/server/process/mail-limits'
import type { LoginLimits } from '@homecare/server/staff/login-limits'
import type { LivePhone } from '@homecare/server/my/current'
import type { PhoneCodeLimits } from '@homecare/server/my/limits'
import type { FactorLimits } from '@homecare/server/staff/factor/limits'
import type { LiveSession } from '@homecare/server/staff/current'
import type { TryPages } from '@homecare/server/release/publish'
import type { QueueAdmin } from '@homecare/server/ports/queue'
import type { RateLimit } from '@homecare/server/process/rate-limit'
import type { ReportCipher } from '@homecare/server/ports/report-cipher'
import type { DigitsLimits } from '@homecare/server/report/open-own'
import type { ProblemCode } from '@homecare/contract/problem'
import type { LoginUser } from '@homecare/contract/staff'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { RequestOrigin } from './client-address'
import type { BffMetrics } from './metrics'

/** The variables that routes get beside the request. */
export interface AppDeps {
  ctx: Ctx
  /** Maps each token to the remote that it may release. */
  releaseTokens: ReadonlyMap<string, string>
  /** Lets the document server compose its pages with a release before the release is published. */
  tryPages: TryPages
  /** The tokens that identify the document server; none if there is no such server. */
  shellTokens: readonly string[]
  /** Networks of proxies whose X-Forwarded-For is believed, beside the document server's. */
  trustedProxies: readonly string[]
  /** The queue, for the queue board. */
  queue: QueueAdmin
  limits: BffLimits
  /** Encrypts and decrypts laboratory reports. */
  reportCipher: ReportCipher
  /** True to set cookies only over TLS. */
  secureCookies: boolean
  /** Counters and timings; absent where they are not exported. */
  metrics?: BffMetrics
  /** Makes a span of each call; absent where nothing is traced. */
  trace?: MiddlewareHandler<AppEnv>
  /** True once the process shuts down: it is not ready, and its responses close their connections. */
  draining(): boolean
}

export interface BffLimits {
  login: LoginLimits
  /** Wrong second factors, and wrong passwords within a session. */
  factors: FactorLimits
  /** Failed attempts with set-password links. */
  deadLinks: RateLimit
  forms: RateLimit
  /** Emails that anybody can cause. */
  mails: MailLimits
  /** Failed attempts with day sheet links. */
  sharedSheets: RateLimit
  /** Wrong digits for a patient's own report. */
  reportDigits: DigitsLimits
  /** Codes that open the page of a phone's owner. */
  phoneCodes: PhoneCodeLimits
  /** Attempts with a doctor's link that opens nothing. */
  sharedReports: RateLimit
  payments: RateLimit
  clientErrors: RateLimit
  /** What is posted in the name of the card gateway or of a provider of messages and is not theirs. */
  foreignMessages: RateLimit
  /** Views of the steps of a booking. */
  countedSteps: RateLimit
}

/** Hono's types: the server's bindings (absent in tests) and the variables that middleware sets for handlers. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Messages in the gateway's name about no order of ours. */
    foreignMessage?: boolean
    /** The code of the problem that was answered. */
    problem?: ProblemCode
    requestId: string
    client: RequestOrigin
    staff: LoginUser
    session: LiveSession
    phone: LivePhone
    team: string
  }
}
