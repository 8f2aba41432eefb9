import type { BloodTestDetail } from '@homecare/contract/staff'
import { doorText, shownLandmark } from '@homecare/domain/home'
import { mapLink } from '@homecare/domain/map-link'
import { readPin } from '@homecare/domain/pin'
import { useHost } from '@homecare/remote-kit/host-context'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { detailMessages } from '../../parts/record/messages'
import styles from './address-fact.module.css'
import { addressMessages } from './address-messages'

const text = detailMessages.appointment

/** Roles that read no notes get neither door, landmark nor pin. */
export function AddressFact({ address, home }: Pick<BloodTestDetail, 'address' | 'home'>) {
  const { doorNumber, building, city } = address
  const landmark = shownLandmark(address.landmark)
  const { mapUrl } = useHost().profile
  return (
    <span className={styles.address}>
      <span>
        {doorNumber && (
          <>
            <bdi>{doorText(doorNumber, home.kind)}</bdi>,{' '}
          </>
        )}
        <bdi>{building}</bdi>
      </span>
      <span>
        {landmark && (
          <>
            <bdi>{landmark}</bdi>,{' '}
          </>
        )}
        <bdi>{city}</bdi>
      </span>
      <a className={styles.map} href={mapLink(address, home.pin, mapUrl)} target="_blank" rel="noreferrer">
        {home.pin && readPin(home.pin) ? addressMessages.pin : text.map}{' '}
        <VisuallyHidden>{text.opensNewTab}</VisuallyHidden>
      </a>
    </span>
  )
}
