import type { PlanEffect } from '@homecare/contract/plans'
import { formatDay } from '@homecare/domain/dates'
import { filsFromAed, formatAmount } from '@homecare/domain/money'
import { Disclosure } from '@homecare/ui/disclosure'
import { careMessages } from '../../parts/care/messages'
import { hours } from '../../parts/care/lengths'
import { visitTime } from '../../parts/visit/visit-values'
import { AcceptField } from './accept-field'
import { EffectCalendar } from './effect-calendar'
import { lostOf, withoutNurse, type EffectVisit } from './effect-summary'
import { planText } from './messages'
import styles from './effect-view.module.css'

const text = planText.effect
const money = (aed: number): string => formatAmount(filsFromAed(aed))

/** What a change does: to the price, the visits and the nurses. */
export function EffectView({ effect }: { effect: PlanEffect }) {
  const { visits, nurses, periods, unpriced, notes } = effect
  const kept = visits.filter(({ what }) => what === 'keep').length
  const open = withoutNurse(visits)
  const lost = lostOf(visits)
  return (
    <>
      {kept === visits.length && <p>{text.none}</p>}
      <div>
        {(['add', 'move', 'cancel', 'leave'] as const).map((what) => (
          <VisitList
            key={what}
            title={text.visits[what]}
            what={what}
            visits={visits.filter((visit) => visit.what === what)}
          />
        ))}
        {kept > 0 && <p className={styles.kept}>{text.keep(kept)}</p>}
        <VisitList title={text.nobody} what="nobody" visits={open} />
      </div>
      <EffectCalendar visits={visits} />
      {periods.length > 0 && <Prices periods={periods} />}
      {unpriced > 0 && <p className={styles.warning}>{text.unpriced(unpriced)}</p>}
      <Facts title={text.lost} facts={lost.map(({ nurse, count, why }) => text.lostOf(nurse, count, why))} />
      <AcceptField effect={effect} />
      <Facts
        title={text.hours}
        facts={nurses.map(({ name, before, after }) => {
          const [from, to] = [text.hour(hours(before)), text.hour(hours(after))]
          return `${name}: ${text.hoursOf(from, to)}`
        })}
      />
      <Facts title={text.notes} facts={notes} />
    </>
  )
}

interface VisitListProps {
  title: (count: number) => string
  what: EffectVisit['what'] | 'nobody'
  visits: readonly EffectVisit[]
}

function VisitList({ title, what, visits }: VisitListProps) {
  if (visits.length === 0) return null
  return (
    <div className={styles.list} data-what={what}>
      <Disclosure summary={title(visits.length)}>
        <ul className={styles.rows}>
          {visits.map((visit, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two visits may be the same.
            <li key={at}>
              <span className={styles.time}>{visitTime(visit)}</span>
              {visit.before && <span className={styles.quiet}>{text.before(visitTime(visit.before))}</span>}
              {what !== 'nobody' && what !== 'cancel' && <bdi>{visit.nurse ?? text.noNurse}</bdi>}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function Prices({ periods }: Pick<PlanEffect, 'periods'>) {
  return (
    <div>
      <table className={styles.prices}>
        <caption className={styles.title}>{text.price}</caption>
        <thead>
          <tr>
            <th scope="col">{text.period}</th>
            <th scope="col">{text.now}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ from, until, before, after }) => (
            <tr key={from}>
              <th scope="row">{careMessages.between(formatDay(from), formatDay(until))}</th>
              <td>{money(before)}</td>
              <td data-changed={before !== after || undefined}>{money(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{text.priceHint}</p>
    </div>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
