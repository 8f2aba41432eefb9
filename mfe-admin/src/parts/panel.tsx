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

export const FactList = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

export function FactItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
