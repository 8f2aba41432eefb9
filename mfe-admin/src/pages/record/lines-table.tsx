import type { BloodTestDetail } from '@homecare/contract/staff'
import { filsFromAed, formatAmount } from '@homecare/domain/money'
import { classNames } from '@homecare/ui/class-names'
import { detailMessages } from '../../parts/record/messages'
import styles from './lines-table.module.css'

const text = detailMessages.lines
const aed = (amount: number) => formatAmount(filsFromAed(amount))

/** The booked lines with specimens, fasting and price. */
export function LinesTable({ lines, people, total }: Pick<BloodTestDetail, 'lines' | 'people' | 'total'>) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.specimens}</th>
          <th scope="col">{text.fasting}</th>
          <th scope="col" className={styles.amount}>
            {text.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.person} ${line.kind} ${line.id}`}>
            <td>
              {people.length > 1 && (
                <strong className={styles.person}>
                  <bdi>{people[line.person]}</bdi>
                </strong>
              )}
              {line.name}
              {line.kind === 'package' && <span className={styles.kind}>{text.package}</span>}
            </td>
            <td className={styles.more}>{line.specimens.join('; ')}</td>
            <td className={classNames(styles.more, styles.hours)} data-header={text.fasting}>
              {line.fastingHours > 0 ? text.hours(line.fastingHours) : text.noFasting}
            </td>
            <td className={styles.amount}>{aed(line.price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {text.total}
          </th>
          <td className={styles.amount}>{aed(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
