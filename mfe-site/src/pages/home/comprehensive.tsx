import { Link } from 'react-router-dom'
import { Icon } from '@homecare/ui/icon'
import { Section } from '@homecare/ui/section'
import { comprehensive } from '../../content/home'
import styles from './comprehensive.module.css'

/** Four ways in which families start, each leading to the page of its service. */
export function Comprehensive() {
  return (
    <Section slidesIn compact tone="white" heading={comprehensive.heading} lead={comprehensive.lead}>
      <ul className={styles.grid}>
        {comprehensive.cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <span className={styles.icon}>
              <Icon icon={card.icon} size={26} />
            </span>
            <h3 className={styles.title}>
              <Link to={card.path} className={styles.link}>
                {card.title}
              </Link>
            </h3>
            <p className={styles.text}>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
