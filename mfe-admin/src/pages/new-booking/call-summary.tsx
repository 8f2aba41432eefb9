import { exceedsMinimum, missingAed, totalOf } from '@homecare/domain/cart'
import { formatAed } from '@homecare/domain/money'
import { lineName } from '@homecare/domain/people'
import { personLines } from '@homecare/domain/people-cart'
import type { CallerDraft } from './caller-draft'
import styles from './caller-form.module.css'
import { callerMessages } from './messages'
import { slotText } from '../../parts/slot-text'
import type { OfferedCatalogue } from './use-offered-catalogue'

const text = callerMessages.summary

/** What is booked, for whom, when and at what price. */
export function CallSummary({ catalogue, draft }: { catalogue: OfferedCatalogue; draft: CallerDraft }) {
  const { cart, slot, details, others } = draft
  const lines = personLines(catalogue, { ...cart, ...draft })
  const names = [details.fullName?.trim() || text.patient, ...others.map(({ name }) => name)].map(
    (name, index) => name.trim() || text.person(index + 1),
  )
  const total = totalOf(lines)
  return (
    <>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{text.empty}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={`${line.person} ${line.kind} ${line.id}`}>
              <span>{lineName(names, line)}</span>
              <span>{formatAed(line.priceFils)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.total} aria-live="polite">
        <span>{text.total}</span>
        <span>{formatAed(total)}</span>
      </p>
      {lines.length > 0 && !exceedsMinimum(total, catalogue.minimumFils) && (
        <p className={styles.quiet}>{text.missing(missingAed(total, catalogue.minimumFils))}</p>
      )}
      <p>{slot ? slotText(slot) : text.noTime}</p>
    </>
  )
}
