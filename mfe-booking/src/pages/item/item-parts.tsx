import type { ReactNode } from 'react'
import type { ItemPage } from '@homecare/contract/catalogue'
import { itemMessages as text } from './item-messages'
import styles from './item-page.module.css'

/** What it is, what it tells, how to prepare, and when the report comes. */
export function ItemParts({ item }: { item: ItemPage }) {
  const { kind, tells, measured, specimens, otherNames, fastingHours, turnaroundHours } = item
  return (
    <article className={styles.parts}>
      <Part heading={text.what}>
        <dl className={styles.facts}>
          <Fact name={kind === 'test' ? text.measured : text.benefits} values={measured} />
          <Fact name={text.sample} values={specimens} />
          {otherNames.length > 0 && <Fact name={text.otherNames} values={otherNames} />}
        </dl>
      </Part>
      <Part heading={text.why}>
        {tells && <p>{tells}</p>}
        <p>{text.noDiagnosis}</p>
      </Part>
      <Part heading={text.prepare}>
        <p>{fastingHours > 0 ? text.fasting(fastingHours) : text.noFasting}</p>
        <p>{text.medicines}</p>
      </Part>
      <Part heading={text.report}>
        <p>{text.reportIn(turnaroundHours)}</p>
      </Part>
    </article>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  )
}

function Fact({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {values.map((value) => (
        <dd key={value}>{value}</dd>
      ))}
    </div>
  )
}
