import { EmptyState } from '@homecare/ui/empty-state'
import { LoadedBody } from '../parts/loaded-body'
import { Screen } from '../parts/screen'
import { usePermission } from '../parts/use-permission'
import { groupsOf } from './board-rows'
import { CaseTable } from './case-table'
import { moneyMessages } from './messages'
import { useBoard } from './use-board'
import styles from './money-screen.module.css'

const words = moneyMessages

/** Every booking whose payment and visit don't agree, grouped by reason, with actions. */
export function MoneyScreen() {
  const { loaded, rows } = useBoard()
  const mayWork = usePermission('work-on-bookings')
  return (
    <Screen lead={words.lead} loaded={loaded}>
      <LoadedBody loaded={loaded}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>
          ) : (
            <>
              {!mayWork && <p className={styles.quiet}>{words.readOnly}</p>}
              {groupsOf(rows).map(({ reason, rows: group }) => (
                <section key={reason} className={styles.group} aria-labelledby={`money-${reason}`}>
                  <header>
                    <h2 id={`money-${reason}`} className={styles.title}>
                      {words.reasons[reason].title}{' '}
                      <span className={styles.count}>{words.open(group.filter(({ settled }) => !settled).length)}</span>
                    </h2>
                    <p className={styles.quiet}>{words.reasons[reason].todo}</p>
                  </header>
                  <CaseTable caption={words.reasons[reason].title} rows={group} onChanged={loaded.reload} />
                </section>
              ))}
            </>
          )
        }
      </LoadedBody>
    </Screen>
  )
}
