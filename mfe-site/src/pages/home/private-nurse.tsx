import { Icon } from '@homecare/ui/icon'
import { CheckCircleIcon } from '@homecare/ui/icons'
import { Section } from '@homecare/ui/section'
import { NurseAtDoor } from '../../art/scenes'
import { privateNurse } from '../../content/home-written'
import styles from './private-nurse.module.css'

export function PrivateNurse() {
  return (
    <Section deferred slidesIn compact tone="white">
      <div className={styles.pair}>
        <div className={styles.text}>
          <h2>{privateNurse.heading}</h2>
          <p>{privateNurse.text}</p>
          <ul className={styles.points}>
            {privateNurse.points.map((point) => (
              <li key={point.title} className={styles.point}>
                <Icon icon={CheckCircleIcon} size={24} />
                <p>
                  <strong>{point.title}</strong>
                  <span className={styles.detail}>{point.text}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.picture}>
          <NurseAtDoor />
        </div>
      </div>
    </Section>
  )
}
