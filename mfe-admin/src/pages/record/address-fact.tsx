import type { BloodTestDetail } from '@homecare/contract/staff'
import { doorText, shownLandmark } from '@homecare/domain/home'
import { pinOnMap } from '@homecare/domain/pin'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { detailMessages } from '../../parts/record/messages'
import styles from './address-fact.module.css'
import { addressMessages } from './address-messages'

const text = detailMessages.appointment

/** Roles that read no notes get neither door, landmark nor pin. Without a pin the map link contains building, landmark and city: not the door, and nothing about the patient. */
export function AddressFact({ address, home }: Pick<BloodTestDetail, 'address' | 'home'>) {
  const { doorNumber, building, city } = address
  const landmark = shownLandmark(address.landmark)
  const place = encodeURIComponent([building, landmark, city].filter(Boolean).join(', '))
  const pin = home.pin && pinOnMap(home.pin)
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
      <a
        className={styles.map}
        href={pin || `https://www.openstreetmap.org/search?query=${place}`}
        target="_blank"
        rel="noreferrer"
      >
        {pin ? addressMessages.pin : text.map} <VisuallyHidden>{text.opensNewTab}</VisuallyHidden>
      </a>
    </span>
  )
}
