import type { ProviderProfile } from '@homecare/contract/profile'
import type { HoldLimits } from '@homecare/domain/hold-limits'
import type { Fils } from '@homecare/domain/money'
import type { SlotRules } from '@homecare/domain/slots'
import type { Logger } from 'pino'
import type { PrismaClient } from './generated/prisma/client'
import type { Files } from './ports/files'
import type { Gateway } from './ports/gateway'
import type { Idempotency } from './ports/idempotency'
import type { Mail } from './ports/mail'
import type { ProcessState } from './process-state'

/** Settings that use cases read, parsed once by the process's env.ts. */
export interface Settings {
  slotRules: SlotRules
  /** Minutes that a seat is held while a payment runs. */
  slotHoldMinutes: number
  /** How much of that one person or one address may do without paying. */
  holdLimits: HoldLimits
  minimumFils: Fils
  /** Seconds after which reconciliation checks an attempt whose visitor has not returned. */
  reconcileAfterSeconds: number
  /** Days after which a record loses its patient; 0 keeps it without limit. */
  retentionDays: number
  /** Origin without a slash at the end. */
  publicUrl: string
  /** Signs tokens and links, and hashes addresses. */
  secret: string
  /** Signed tokens and links before a rotation; still accepted. */
  previousSecrets: readonly string[]
  /** Signs the anchors of the audit history. */
  auditSecret: string
  /** Signed earlier anchors; still accepted. */
  previousAuditSecrets: readonly string[]
}

/** The servers, settings and clock that a process works with. */
export interface Resources {
  db: PrismaClient
  gateway: Gateway
  files: Files
  profile: ProviderProfile
  settings: Settings
  log: Logger
  /** The clock; tests pass their own. */
  now(): Date
}

/** What every use case is given beside its input. */
export interface Ctx extends Resources, ProcessState {}

/** What job handlers are given: also what only effects need. */
export interface JobCtx extends Ctx {
  mail: Mail
  idempotency: Idempotency
  /** Where emails to staff go. */
  staffInbox: string
}

/** Who does something: recorded in the audit history. */
export interface Actor {
  name: string
  role: 'admin' | 'coordinator' | 'viewer' | 'visitor' | 'gateway' | 'system'
  /** Address of the caller, where there is one. */
  from?: string
}
