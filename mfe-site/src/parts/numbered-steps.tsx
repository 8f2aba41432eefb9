import { classNames } from '@homecare/ui/class-names'
import styles from './numbered-steps.module.css'

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[]
  /** On a wide screen. */
  columns: 3 | 4
}

/** Steps in their order, with large numerals. */
export function NumberedSteps({ steps, columns }: NumberedStepsProps) {
  return (
    <ol className={classNames(styles.grid, columns === 3 ? styles.three : styles.four)}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3 className={styles.title}>{step.title}</h3>
          <p className={styles.text}>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
