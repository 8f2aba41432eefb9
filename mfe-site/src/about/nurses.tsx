import { Section } from '@homecare/ui/section'
import { nurses } from '../content/about'
import styles from './nurses.module.css'

export function Nurses() {
  return (
    <Section heading={nurses.heading} lead={nurses.lead}>
      <ol className={styles.grid}>
        {nurses.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
