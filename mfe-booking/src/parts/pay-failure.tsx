import { Icon } from '@homecare/ui/icon'
import { AlertIcon } from '@homecare/ui/icons'
import { messages } from '../messages'
import { TextWithPhone } from '@homecare/remote-kit/contact-links'
import { useHost } from '@homecare/remote-kit/host-context'
import type { PayFailureKind } from '../wizard/context'
import styles from './pay-failure.module.css'

/** Says beside the button why the payment did not start, that nothing was charged, and whom to call. */
export function PayFailure({ kind }: { kind: PayFailureKind }) {
  const { profile } = useHost()
  const { title, help, nothingCharged } = messages.payFailure
  return (
    <div className={styles.failure} role="alert">
      <Icon icon={AlertIcon} size={20} />
      <p>
        <strong>{title[kind]}</strong> <span>{nothingCharged}</span>{' '}
        <TextWithPhone text={help[kind]} profile={profile} />
      </p>
    </div>
  )
}
