import { Icon } from '@homecare/ui/icon'
import { Section } from '@homecare/ui/section'
import { safety } from '../../content/about'
import { FilledText } from '../../parts/filled-text'
import styles from './safety.module.css'

export function Safety() {
  return (
    <Section deferred slidesIn tone="white" id="complaints" heading={safety.heading}>
      <ul className={styles.list}>
        {safety.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <Icon icon={item.icon} size={26} />
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>
              <FilledText text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
