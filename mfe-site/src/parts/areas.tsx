import { placeName } from '@homecare/domain/place-name'
import { useHost } from '@homecare/remote-kit/host-context'
import { Icon } from '@homecare/ui/icon'
import { MapPinIcon } from '@homecare/ui/icons'
import { Section } from '@homecare/ui/section'
import { areas } from '../content/home'
import styles from './areas.module.css'

/** The districts of the provider's profile. */
export function Areas() {
  const host = useHost()
  if (host.profile.areasServed.length === 0) return null
  return (
    <Section deferred slidesIn compact tone="ink" heading={areas.heading} lead={areas.lead}>
      <ul className={styles.list}>
        {host.profile.areasServed.map((area) => (
          <li key={area} className={styles.area}>
            <Icon icon={MapPinIcon} size={18} />
            <span>{placeName(area)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
