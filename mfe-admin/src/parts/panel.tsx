import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

export function TitledPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** `stacked` is for labels that are as long as names of people. */
export function FactList({ stacked = false, children }: { stacked?: boolean; children: ReactNode }) {
  return (
    <dl className={styles.facts} data-stacked={stacked || undefined}>
      {children}
    </dl>
  )
}

export function FactItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
