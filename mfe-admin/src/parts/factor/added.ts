import type { StaffSession } from '@homecare/federation/contract'

/** With the first factor of an account, its recovery codes; empty if it has some. */
export interface Added {
  user: StaffSession
  recoveryCodes: string[]
}

export interface AddFactorProps {
  onAdded: (added: Added) => undefined
  /** The login took too long. */
  onExpired: () => undefined
}
