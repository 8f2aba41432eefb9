import type { ReportShare } from '@homecare/contract/reports'
import { patientTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { reportMessages } from '../../../parts/report-messages'
import styles from './report-section.module.css'

const text = reportMessages.share
const time = (iso: string) => patientTime(new Date(iso))

/** The links of a report, with every opening. */
export function ShareList({ shares, onRevoke }: { shares: readonly ReportShare[]; onRevoke: (id: string) => void }) {
  if (shares.length === 0) return <p className={styles.quiet}>{text.none}</p>
  return (
    <>
      <h4>{text.list}</h4>
      <ul className={styles.shares}>
        {shares.map(({ id, recipient, state, expiresAt, openings }) => (
          <li key={id} className={styles.share}>
            <div>
              <p>
                <bdi>{recipient}</bdi>
              </p>
              <p className={styles.quiet}>
                {state === 'open' ? `${text.states.open} ${text.until(time(expiresAt))}` : text.states[state]}
              </p>
              <p className={styles.quiet}>
                {openings.length === 0 ? text.neverOpened : text.opened(openings.map(time).join('; '))}
              </p>
            </div>
            {state === 'open' && (
              <Button variant="secondary" size="sm" aria-label={text.revokeOf(recipient)} onClick={() => onRevoke(id)}>
                {text.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
