import type { OwnerBoard } from '@homecare/contract/admin/owner-board'
import { boardMessages } from './messages'
import { changeText, valueText, type BoardUnit } from './section'
import { sumOf } from './sections-of'
import styles from './board-figures.module.css'

const text = boardMessages
const FIGURES = [
  { id: 'bookings', figure: 'bookings', unit: 'count' },
  { id: 'revenue', figure: 'revenueFils', unit: 'money' },
  { id: 'refunds', figure: 'refundsFils', unit: 'money' },
  { id: 'requests', figure: 'requests', unit: 'count' },
] as const

/** Four sums of the period, each with the one before. */
export function BoardFigures({ board: { days, daysBefore } }: { board: OwnerBoard }) {
  return (
    <dl className={styles.figures} aria-label={text.totals}>
      {FIGURES.map(({ id, figure, unit }) => (
        <Figure
          key={id}
          name={text.sections[id].title}
          unit={unit}
          now={sumOf(days, figure)}
          before={sumOf(daysBefore, figure)}
        />
      ))}
    </dl>
  )
}

function Figure({ name, unit, now, before }: { name: string; unit: BoardUnit; now: number; before: number }) {
  const change = changeText(now, before)
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={styles.now}>{valueText(now, unit)}</dd>
      <dd className={styles.before}>
        {change && <strong>{change}</strong>} {text.before(valueText(before, unit))}
      </dd>
    </div>
  )
}
