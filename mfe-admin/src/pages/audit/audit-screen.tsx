import { useSearchParams } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import { AlarmNotices } from '../../parts/alerts/alarm-notices'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { AuditFilterBar } from './audit-filter-bar'
import { auditFilterFromUrl, auditFilterToUrl } from './audit-filter-url'
import { AuditTable } from './audit-table'
import { auditMessages } from './messages'
import { useTrail } from './use-trail'
import { useVerify } from './use-verify'
import { VerifyButton, VerifyResult } from './verify-trail'
import styles from './audit-screen.module.css'

const text = auditMessages

/** Who did what, when and from where; and whether the trail is unaltered. */
export function AuditScreen() {
  const [query, setQuery] = useSearchParams()
  const filter = auditFilterFromUrl(query)
  const { loaded, entries, hasMore, loadingMore, moreFailed, loadMore } = useTrail(filter)
  const verify = useVerify()
  const choose = (next: Partial<typeof filter>) => setQuery(auditFilterToUrl({ ...filter, ...next }), { replace: true })

  return (
    <Screen lead={text.lead} loaded={loaded} actions={<VerifyButton busy={verify.busy} onVerify={verify.run} />}>
      <AlarmNotices kind="audit-history" />
      <VerifyResult {...verify} />
      <AuditFilterBar filter={filter} onChoose={choose} />
      <LoadedBody loaded={loaded}>
        {() => (
          <>
            <AuditTable entries={entries} onFilter={choose} />
            <div className={styles.foot}>
              <p className={styles.quiet} role="status">
                {moreFailed ? text.moreFailed : text.shown(entries.length, hasMore)}
              </p>
              {hasMore && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={loadingMore}
                  busyLabel={text.loadingMore}
                  onClick={loadMore}
                >
                  {text.loadMore}
                </Button>
              )}
            </div>
          </>
        )}
      </LoadedBody>
    </Screen>
  )
}
