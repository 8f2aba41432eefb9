import { useState } from 'react'
import { Icon } from '@homecare/ui/icon'
import { AlertIcon } from '@homecare/ui/icons'
import * as texts from '../locales/en/pay-failure.json'
import { TextWithPhone } from '@homecare/remote-kit/contact-links'
import { isOffline } from '@homecare/remote-kit/offline'
import { useHost } from '@homecare/remote-kit/host-context'
import type { PayFailureKind } from '../wizard/context'
import styles from './pay-failure.module.css'

/** Says beside the button why the payment did not start, that nothing was charged, and whom to call. */
export function PayFailure({ kind }: { kind: PayFailureKind }) {
  const { profile } = useHost()
  const { title, help, nothingCharged } = texts
  // As it was when the payment failed.
  const [offline] = useState(isOffline)
  const reason = kind === 'unreachable' && offline ? 'offline' : kind
  return (
    <div className={styles.failure} role="alert">
      <Icon icon={AlertIcon} size={20} />
      <p>
        <strong>{title[reason]}</strong> <span>{nothingCharged}</span>{' '}
        <TextWithPhone text={help[reason]({ phone: '{phone}' })} profile={profile} />
      </p>
    </div>
  )
}
