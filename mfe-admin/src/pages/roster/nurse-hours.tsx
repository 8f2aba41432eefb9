import type { Roster } from '@homecare/contract/roster'
import { MAX_WEEK_HOURS } from '@homecare/domain/assignment-rules'
import { TitledPanel } from '../../parts/panel'
import { rosterMessages } from './messages'
import styles from './nurse-hours.module.css'

const text = rosterMessages.nurses

/** Who has visits in the week, with how much of it they take. */
export function NurseHours({ nurses }: { nurses: Roster['nurses'] }) {
  return (
    <TitledPanel title={text.title}>
      {nurses.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      <ul className={styles.nurses}>
        {nurses.map(({ id, name, visits, minutes }) => (
          <li key={id} className={styles.nurse}>
            <bdi>{name}</bdi>
            <span className={styles.quiet}>
              {text.line(visits, text.hours(minutes))}
              {minutes > MAX_WEEK_HOURS * 60 && <span className={styles.many}>, {text.tooMany}</span>}
            </span>
          </li>
        ))}
      </ul>
    </TitledPanel>
  )
}
