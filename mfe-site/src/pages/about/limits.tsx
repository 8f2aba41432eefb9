import { Icon } from '@homecare/ui/icon'
import { Section } from '@homecare/ui/section'
import { limits } from '../../content/about'
import styles from './limits.module.css'

export function Limits() {
  return (
    <Section later enters heading={limits.heading} lead={limits.lead}>
      <ul className={styles.list}>
        {limits.items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon name="x" size={20} />
            <p>{item}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
