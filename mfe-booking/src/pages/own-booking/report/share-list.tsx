import type { ReportShare } from '@homecare/contract/reports'
import { patientTime } from '@homecare/domain/clock'
import { SEMICOLON } from '@homecare/domain/locales'
import { Button } from '@homecare/ui/button'
import * as texts from '../../../locales/en/share.json'
import styles from './report-section.module.css'

const time = (iso: string) => patientTime(new Date(iso))

/** The links of a report, with every opening. */
export function ShareList({ shares, onRevoke }: { shares: readonly ReportShare[]; onRevoke: (id: string) => void }) {
  if (shares.length === 0) return <p className={styles.quiet}>{texts.none}</p>
  return (
    <>
      <h4>{texts.list}</h4>
      <ul className={styles.shares}>
        {shares.map(({ id, recipient, state, expiresAt, openings }) => (
          <li key={id} className={styles.share}>
            <div>
              <p>
                <bdi>{recipient}</bdi>
              </p>
              <p className={styles.quiet}>
                {state === 'open' ? texts.openUntil({ date: time(expiresAt) }) : texts.states[state]}
              </p>
              <p className={styles.quiet}>
                {openings.length === 0
                  ? texts.neverOpened
                  : texts.opened({ times: openings.map(time).join(SEMICOLON) })}
              </p>
            </div>
            {state === 'open' && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.revokeOf({ recipient })}
                onClick={() => onRevoke(id)}
              >
                {texts.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
