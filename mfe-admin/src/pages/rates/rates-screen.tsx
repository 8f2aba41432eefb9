import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { PlusIcon } from '@homecare/ui/icons'
import { usePermission } from '../../api/use-permission'
import { usePolledQuery } from '../../api/use-polled-query'
import { useKeys } from '../../parts/keys/use-keys'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { EndDialog } from './end-dialog'
import { ratesMessages as text } from './messages'
import { RateDialog } from './rate-dialog'
import { isOver, RateTable, type ShownRate } from './rate-table'
import styles from './rates-screen.module.css'

/** The provider's prices of care. Key n adds one; j and k go from price to price. */
export function RatesScreen() {
  const loaded = usePolledQuery(['rates'], (api, options) => api.get('/api/rates', options))
  const manages = usePermission('manage-rates')
  const today = useClientToday()
  const [query, setQuery] = useSearchParams()
  const [adding, setAdding] = useState(false)
  const [ending, setEnding] = useState<ShownRate | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const showsOver = query.has('over')
  const step = (by: number): boolean => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-rate]') ?? [])]
    const at = rows.findIndex((row) => row === document.activeElement)
    const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]
    next?.focus()
    return next !== undefined
  }
  useKeys({ j: () => step(1), k: () => step(-1), n: () => manages && setAdding(true) })
  return (
    <Screen
      lead={text.lead}
      loaded={loaded}
      actions={
        manages && (
          <Button
            size="sm"
            icon={PlusIcon}
            aria-haspopup="dialog"
            aria-keyshortcuts="n"
            onClick={() => setAdding(true)}
          >
            {text.add.button}
          </Button>
        )
      }
    >
      <LoadedBody loaded={loaded}>
        {({ rates }) => (
          <div ref={body} className={styles.body}>
            {rates.some((rate) => isOver(rate, today)) && (
              <Button
                variant={showsOver ? 'secondary' : 'quiet'}
                size="sm"
                className={styles.over}
                aria-pressed={showsOver}
                onClick={() => setQuery(showsOver ? {} : { over: '1' }, { replace: true })}
              >
                {text.over}
              </Button>
            )}
            <RateTable
              rates={showsOver ? rates : rates.filter((rate) => !isOver(rate, today))}
              today={today}
              empty={rates.length === 0 ? text.empty : text.emptyNow}
              onEnd={manages ? setEnding : undefined}
            />
          </div>
        )}
      </LoadedBody>
      <RateDialog open={adding} onRates={loaded.set} onClose={() => setAdding(false)} />
      <EndDialog rate={ending} onRates={loaded.set} onClose={() => setEnding(null)} />
    </Screen>
  )
}
