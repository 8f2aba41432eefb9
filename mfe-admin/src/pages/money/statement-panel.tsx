import { useState } from 'react'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { RefreshIcon } from '@homecare/ui/icons'
import { useChange } from '../../api/use-change'
import { usePolledQuery } from '../../api/use-polled-query'
import { LoadedBody } from '../../parts/loaded-body'
import { usePermission } from '../../api/use-permission'
import { FindingTable } from './finding-table'
import { moneyMessages } from './messages'
import styles from './money-screen.module.css'

const text = moneyMessages.statement
const REFRESH_MS = 30_000

/** What has no counterpart between the gateway's list of transactions and our payments. */
export function StatementPanel() {
  const loaded = usePolledQuery(
    ['money', 'statement'],
    (api, options) => api.get('/api/money/statement', options),
    REFRESH_MS,
  )
  const mayRefund = usePermission('refund')
  const { busy, refusal, run } = useChange()
  const [requested, setRequested] = useState(false)
  const compare = async () => {
    const answer = await run('compare', (api) => api.post('/api/money/statement/compare', {}))
    setRequested(answer.ok)
  }
  return (
    <section className={styles.group} aria-labelledby="money-statement">
      <header>
        <h2 id="money-statement" className={styles.title}>
          {text.title} {loaded.data && <span className={styles.count}>{moneyMessages.open(loaded.data.open)}</span>}
        </h2>
        <p className={styles.quiet}>{text.lead}</p>
      </header>
      <LoadedBody loaded={loaded}>
        {({ comparedAt, open, items }) => (
          <>
            <p className={styles.quiet}>
              {comparedAt ? text.comparedAt(staffTime(new Date(comparedAt))) : text.never}{' '}
              {open === 0 && comparedAt && text.empty}
              {open > items.length && text.more(items.length, open)}
            </p>
            {mayRefund && (
              <p>
                <Button
                  variant="secondary"
                  size="sm"
                  icon={RefreshIcon}
                  busy={busy === 'compare'}
                  busyLabel={text.comparing}
                  onClick={() => void compare()}
                >
                  {text.compare}
                </Button>
              </p>
            )}
            <div role="status">
              {requested && <p>{text.requested}</p>}
              {refusal && <p>{refusal}</p>}
            </div>
            {items.length > 0 && <FindingTable items={items} onSettled={loaded.set} onConflict={loaded.reload} />}
          </>
        )}
      </LoadedBody>
    </section>
  )
}
