import type { Settings } from './context'

/** What signs, and what has signed before a rotation. */
export type Signers = Pick<Settings, 'secret' | 'previousSecrets'>

/** Secrets with which a token or link may have been made, the current one first. */
export const acceptedSecrets = ({ secret, previousSecrets }: Signers): string[] => [secret, ...previousSecrets]

/** What signs the anchors of the audit history, and what has signed them before a rotation. */
export type AuditSigners = Pick<Settings, 'auditSecret' | 'previousAuditSecrets'>

/** Secrets with which an anchor may have been signed, the current one first. */
export const acceptedAuditSecrets = ({ auditSecret, previousAuditSecrets }: AuditSigners): string[] => [
  auditSecret,
  ...previousAuditSecrets,
]
