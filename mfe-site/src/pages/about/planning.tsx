import { NurseAtDoor } from '@homecare/ui/illustrations/nurse-at-door'
import { Section } from '@homecare/ui/section'
import { planning } from '../../content/about'
import { ServicePartView } from '../../parts/service-part'
import styles from './about-page.module.css'

export function Planning() {
  return (
    <Section later enters tone="sage">
      <div className={styles.pair}>
        <ServicePartView part={planning} />
        <div className={styles.picture}>
          <NurseAtDoor />
        </div>
      </div>
    </Section>
  )
}
