import { Icon } from '@homecare/ui/icon'
import { Section } from '@homecare/ui/section'
import { comprehensive } from '../../content/home'
import styles from './comprehensive.module.css'

export function Comprehensive() {
  return (
    <Section enters tone="white" heading={comprehensive.heading} lead={comprehensive.lead}>
      <ul className={styles.grid}>
        {comprehensive.cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <span className={styles.icon}>
              <Icon icon={card.icon} size={26} />
            </span>
            <h3 className={styles.title}>{card.title}</h3>
            <p className={styles.text}>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
