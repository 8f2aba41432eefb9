import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import { PlusIcon } from '@homecare/ui/icons'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { usePolledQuery } from '../../api/use-polled-query'
import { HistoryDrawer } from './history-drawer'
import { ItemDrawer } from './item-drawer'
import { fitsFilter, itemFilterFromUrl, itemKey, type CatalogueItem } from './item-filter'
import { ItemFilterBar } from './item-filter-bar'
import { ItemTable } from './item-table'
import { catalogueMessages } from './messages'
import styles from './catalogue-screen.module.css'

const text = catalogueMessages

/** What is open beside the table: the form of a new test or package or of an item, or an item's history. */
type Action = { kind: 'add'; what: CatalogueItem['kind'] } | { kind: 'edit' | 'history'; key: string }

/** Every test and package with its price; the rest of it opens beside the table. */
export function CatalogueScreen() {
  const loaded = usePolledQuery(['catalogue'], (api, options) => api.get('/api/catalogue-items', options))
  const [query] = useSearchParams()
  const filter = itemFilterFromUrl(query)
  const [action, setAction] = useState<Action | null>(null)
  const close = useCallback(() => setAction(null), [])
  const { items: all = [] } = loaded.data ?? {}
  const itemOf = (kind: Action['kind']) =>
    (action && 'key' in action && action.kind === kind && all.find((item) => itemKey(item) === action.key)) || null
  const open = (kind: 'edit' | 'history') => (item: CatalogueItem) => setAction({ kind, key: itemKey(item) })
  const add = (
    <span className={styles.actions}>
      {(['test', 'package'] as const).map((what) => (
        <Button
          key={what}
          variant="secondary"
          size="sm"
          icon={PlusIcon}
          onClick={() => setAction({ kind: 'add', what })}
        >
          {text.add[what]}
        </Button>
      ))}
    </span>
  )

  return (
    <Screen lead={text.lead} loaded={loaded} actions={loaded.data && add}>
      <ItemFilterBar filter={filter} />
      <LoadedBody loaded={loaded}>
        {({ items }) => {
          const shown = items.filter((item) => fitsFilter(item, filter))
          return (
            <>
              <p className={styles.count} role="status">
                {text.shown(shown.length, items.length)}
              </p>
              <ItemTable items={shown} onEdit={open('edit')} onHistory={open('history')} />
            </>
          )
        }}
      </LoadedBody>
      <ItemDrawer
        open={action?.kind === 'add' || itemOf('edit') !== null}
        item={itemOf('edit')}
        kind={action?.kind === 'add' ? action.what : (itemOf('edit')?.kind ?? 'test')}
        items={all}
        onItems={loaded.set}
        onClose={close}
      />
      <HistoryDrawer item={itemOf('history')} items={all} onClose={close} />
    </Screen>
  )
}
