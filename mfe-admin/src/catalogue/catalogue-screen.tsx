import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LoadedBody } from '../parts/loaded-body'
import { Screen } from '../parts/screen'
import { usePolledQuery } from '../data/use-polled-query'
import { HistoryDrawer } from './history-drawer'
import { fitsFilter, itemFilterFromUrl, type CatalogueItem } from './item-filter'
import { ItemFilterBar } from './item-filter-bar'
import { ItemTable } from './item-table'
import { catalogueMessages } from './messages'
import styles from './catalogue-screen.module.css'

const text = catalogueMessages

/** Every test and package with its price, changed in its row. */
export function CatalogueScreen() {
  const loaded = usePolledQuery(['catalogue'], (api, options) => api.get('/api/catalogue-items', options))
  const [query] = useSearchParams()
  const filter = itemFilterFromUrl(query)
  const [historyOf, setHistoryOf] = useState<CatalogueItem | null>(null)
  const close = useCallback(() => setHistoryOf(null), [])

  return (
    <Screen lead={text.lead} loaded={loaded}>
      <ItemFilterBar filter={filter} />
      <LoadedBody loaded={loaded}>
        {({ items }) => {
          const shown = items.filter((item) => fitsFilter(item, filter))
          return (
            <>
              <p className={styles.count} role="status">
                {text.shown(shown.length, items.length)}
              </p>
              <ItemTable items={shown} onItems={loaded.set} onHistory={setHistoryOf} />
            </>
          )
        }}
      </LoadedBody>
      <HistoryDrawer item={historyOf} onClose={close} />
    </Screen>
  )
}
