import { Icon } from '@homecare/ui/icon'
import { XIcon } from '@homecare/ui/icons'
import { Section } from '@homecare/ui/section'
import { limits } from '../../content/about'
import styles from './limits.module.css'

export function Limits() {
  return (
    <Section deferred slidesIn heading={limits.heading} lead={limits.lead}>
      <ul className={styles.list}>
        {limits.items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon icon={XIcon} size={20} />
            <p>{item}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
