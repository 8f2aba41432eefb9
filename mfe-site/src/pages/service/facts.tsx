import { Icon } from '@homecare/ui/icon'
import type { ServicePage } from '../../content/service-page'
import { FilledText } from '../../parts/filled-text'
import styles from '../../parts/facts.module.css'

/** The three facts that people look for first. */
export function ServiceFacts({ facts }: Pick<ServicePage, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>
            <Icon icon={fact.icon} size={20} />
            <span>{fact.label}</span>
          </dt>
          <dd className={styles.value}>
            <FilledText text={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
