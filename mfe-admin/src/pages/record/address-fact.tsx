import type { BloodTestDetail } from '@homecare/contract/staff'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { detailMessages } from '../../parts/record/messages'
import styles from './address-fact.module.css'

const text = detailMessages.appointment

/** Roles that read no notes get neither door nor landmark. The map link contains building, landmark and city: not the door, and nothing about the patient. */
export function AddressFact({ address }: { address: BloodTestDetail['address'] }) {
  const { doorNumber, building, landmark, city } = address
  const place = encodeURIComponent([building, landmark, city].filter(Boolean).join(', '))
  return (
    <span className={styles.address}>
      <span>
        {doorNumber && (
          <>
            <bdi>{doorNumber}</bdi>,{' '}
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
        href={`https://www.openstreetmap.org/search?query=${place}`}
        target="_blank"
        rel="noreferrer"
      >
        {text.map} <VisuallyHidden>{text.opensNewTab}</VisuallyHidden>
      </a>
    </span>
  )
}
