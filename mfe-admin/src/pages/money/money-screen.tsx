import { EmptyState } from '@homecare/ui/empty-state'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { usePermission } from '../../api/use-permission'
import { groupsOf } from './board-rows'
import { CaseTable } from './case-table'
import { moneyMessages } from './messages'
import { StatementPanel } from './statement-panel'
import { useBoard } from './use-board'
import styles from './money-screen.module.css'

const text = moneyMessages

/** Every booking whose payment and visit don't agree, grouped by reason, with actions. */
export function MoneyScreen() {
  const { loaded, rows } = useBoard()
  const mayWork = usePermission('work-on-bookings')
  return (
    <Screen lead={text.lead} loaded={loaded}>
      <LoadedBody loaded={loaded}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>
          ) : (
            <>
              {!mayWork && <p className={styles.quiet}>{text.readOnly}</p>}
              {groupsOf(rows).map(({ reason, rows: group }) => (
                <section key={reason} className={styles.group} aria-labelledby={`money-${reason}`}>
                  <header>
                    <h2 id={`money-${reason}`} className={styles.title}>
                      {text.reasons[reason].title}{' '}
                      <span className={styles.count}>{text.open(group.filter(({ settled }) => !settled).length)}</span>
                    </h2>
                    <p className={styles.quiet}>{text.reasons[reason].todo}</p>
                  </header>
                  <CaseTable caption={text.reasons[reason].title} rows={group} onChanged={loaded.reload} />
                </section>
              ))}
            </>
          )
        }
      </LoadedBody>
      <StatementPanel />
    </Screen>
  )
}
