import { COMMA, SEMICOLON } from '@homecare/domain/locales'
import type { ReactNode } from 'react'
import type { ItemPage } from '@homecare/contract/catalogue'
import * as texts from '../../locales/en/item.json'
import styles from './item-page.module.css'

/** What it is, what it tells, how to prepare, and when the report comes. */
export function ItemParts({ item }: { item: ItemPage }) {
  const { kind, tells, measured, specimens, otherNames, fastingHours, turnaroundHours } = item
  return (
    <article className={styles.parts}>
      <Part heading={texts.what}>
        <dl className={styles.facts}>
          {kind === 'test' ? (
            <Fact name={texts.measured} values={measured} />
          ) : (
            <Fact name={texts.benefits} values={measured} sentences />
          )}
          <Fact name={texts.sample} values={specimens} />
          {otherNames.length > 0 && <Fact name={texts.otherNames} values={otherNames} />}
        </dl>
      </Part>
      <Part heading={texts.why}>
        {tells && <p>{tells}</p>}
        <p>{texts.noDiagnosis}</p>
      </Part>
      <Part heading={texts.prepare}>
        <p>{fastingHours > 0 ? texts.fasting({ hours: fastingHours }) : texts.noFasting}</p>
        <p>{texts.medicines}</p>
      </Part>
      <Part heading={texts.report}>
        <p>{reportText(turnaroundHours)}</p>
      </Part>
    </article>
  )
}

const reportText = (hours: number): string =>
  hours <= 48 ? texts.reportInHours({ hours }) : texts.reportInDays({ days: Math.ceil(hours / 24) })

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  )
}

/** Values in a line, or sentences below each other. A value with a comma, such as “Urine, first morning”, is no two values. */
function Fact({ name, values, sentences = false }: { name: string; values: readonly string[]; sentences?: boolean }) {
  const mark = values.some((value) => value.includes(COMMA)) ? SEMICOLON : COMMA
  return (
    <div className={sentences ? styles.sentences : undefined}>
      <dt>{name}</dt>
      {values.map((value, at) => (
        <dd key={value}>{sentences || at === values.length - 1 ? value : value + mark}</dd>
      ))}
    </div>
  )
}
