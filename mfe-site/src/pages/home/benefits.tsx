import { Icon } from '@homecare/ui/icon'
import { Section } from '@homecare/ui/section'
import { BenefitsScene } from '../../art/scenes'
import { benefits } from '../../content/home-written'
import styles from './benefits.module.css'

export function Benefits() {
  return (
    <Section deferred slidesIn compact tone="sage" heading={benefits.heading} lead={benefits.lead}>
      <div className={styles.pair}>
        <div className={styles.picture}>
          <BenefitsScene />
        </div>
        <ul className={styles.list}>
          {benefits.items.map((item) => (
            <li key={item.title} className={styles.item}>
              <Icon icon={item.icon} size={26} />
              <div>
                <h3 className={styles.title}>{item.title}</h3>
                <p className={styles.text}>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
