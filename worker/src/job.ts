import type { JobName, JobPayload } from '@homecare/contract/jobs'
import type { Ctx } from '@homecare/server/context'
import type { Ledger } from '@homecare/server/ports/ledger'
import type { Mail } from '@homecare/server/ports/mail'
import type { RetryPolicy } from '@homecare/server/ports/queue'

/** What every handler is given beside its payload. */
export interface WorkerCtx extends Ctx {
  mail: Mail
  /** What has been carried out. */
  ledger: Ledger
  /** Where staff mails go. */
  staffInbox: string
}

/** A job: what it does, how it is tried again, and how often it comes if it comes by the clock. */
export interface JobDefinition<N extends JobName> {
  retry: RetryPolicy
  /** Milliseconds between two rounds; only for work that comes by the clock. */
  everyMs?: number
  /** Safe to run twice. `effectKey` is the outbox row's; a round by the clock has its own. */
  run(ctx: WorkerCtx, payload: JobPayload<N>, effectKey: string): Promise<void>
}
