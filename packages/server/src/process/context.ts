import type { ProviderProfile } from '@homecare/contract/profile'
import type { HoldLimits } from '@homecare/domain/hold-limits'
import type { Fils } from '@homecare/domain/money'
import type { PhoneWay } from '@homecare/domain/news'
import type { Role } from '@homecare/domain/roles'
import type { SlotRules } from '@homecare/domain/slots'
import type { Logger } from 'pino'
import type { MailLimits } from './mail-limits'
import type { RateLimit } from './rate-limit'
import type { PrismaClient } from '../generated/prisma/client'
import type { Files } from '../ports/files'
import type { Gateway } from '../ports/gateway'
import type { Idempotency } from '../ports/idempotency'
import type { Mail } from '../ports/mail'
import type { Messages } from '../ports/messages'
import type { ReplyInbox } from '../ports/reply-inbox'

/** Settings that use cases read, parsed once by the process's env.ts. */
export interface Settings {
  slotRules: SlotRules
  /** The minutes for which a seat is held while its payment is open. */
  slotHoldMinutes: number
  /** The limits of unpaid holds of one person and one IP address. */
  holdLimits: HoldLimits
  minimumFils: Fils
  /** The emails a day to one mailbox, or about one phone number, that a stranger can cause. */
  strangerEmailsPerDay: number
  /** The seconds after which reconciliation checks an attempt whose visitor has not returned. */
  reconcileAfterSeconds: number
  /** The page views from which browsers' reports roll a release back; with fewer they only raise an alarm. */
  rollbackMinViews: number
  /** The days after which a record is anonymised; 0 keeps it without limit. */
  retentionDays: number
  /** The address to which patients answer our emails; null where they answer to the sender's, which nobody reads for us. */
  replyInbox: string | null
  /** The site's origin without a trailing slash. */
  publicUrl: string
  /** Signs tokens and links, and hashes IP addresses. */
  secret: string
  /** The secrets before rotations. Tokens and links that they signed are still accepted. */
  previousSecrets: readonly string[]
  secondFactor: {
    /** The roles that must have a second factor. */
    roles: readonly Role[]
    /** True if the demo accounts of `npm start` need none. Never in production. */
    demoExempt: boolean
  }
  /** Signs the anchors of the audit history. */
  auditSecret: string
  /** The secrets before rotations. Anchors that they signed are still accepted. */
  previousAuditSecrets: readonly string[]
}

/** A provider for each way to reach a phone, or none. */
export type PhoneMessages = Partial<Record<PhoneWay, Messages>>

/** The servers, settings and clock that a process works with. */
export interface Resources {
  db: PrismaClient
  gateway: Gateway
  files: Files
  /** The ways to reach a phone that are set up. */
  messages: PhoneMessages
  profile: ProviderProfile
  settings: Settings
  log: Logger
  /** The clock; tests pass their own. */
  now(): Date
}

/** Returns the one instance of its process that `create` makes; see shared.ts. */
export type Shared = <T>(create: (ctx: Ctx) => T) => T

/** The services that every use case gets beside its input. */
export interface Ctx extends Resources {
  shared: Shared
}

/** The services of job handlers: those of use cases and those that only effects need. */
export interface JobCtx extends Ctx {
  mail: Mail
  idempotency: Idempotency
  /** Codes by text message to numbers abroad, of all together. */
  codesAbroad: RateLimit
  /** The mailbox of replies, if there is one. */
  replyInbox: ReplyInbox | null
  /** The limits of emails that anybody can cause. */
  mailLimits: MailLimits
  /** The mail relay is in the UAE: only then may an email name tests and services, which are health data. */
  mailRelayInUae: boolean
  /** The address for emails to staff. */
  staffInbox: string
  /** The address for emails about what the desk must know about immediately. */
  dutyInbox: string
  /** The phone that gets the same, as machines write it; null for none. */
  dutyPhone: string | null
}

/** The author of an action, as recorded in the audit history. */
export interface Actor {
  name: string
  role: Role | 'nurse' | 'visitor' | 'gateway' | 'system'
  /** The client’s IP address, if there is a client. */
  from?: string
}
