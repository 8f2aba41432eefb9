import type { OwnAccount } from '@homecare/contract/second-factor'

export type Account = OwnAccount
export type Passkey = OwnAccount['passkeys'][number]

export interface PanelProps {
  account: Account
  /** Something has changed: the screen loads again. */
  onChange: () => void
}
