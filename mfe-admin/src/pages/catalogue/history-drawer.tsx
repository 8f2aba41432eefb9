import type { CatalogueItemHistory } from '@homecare/contract/admin/catalogue-editor'
import { staffTime } from '@homecare/domain/clock'
import { Dialog } from '@homecare/ui/dialog'
import { LoadedBody } from '../../parts/loaded-body'
import { usePolledQuery } from '../../api/use-polled-query'
import { changeText } from './change-text'
import { itemKey, type CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'
import styles from './history-drawer.module.css'

const text = catalogueMessages.drawer

interface HistoryDrawerProps {
  item: CatalogueItem | null
  /** For the names of a package's tests. */
  items: readonly CatalogueItem[]
  onClose: () => void
}

/** Who changed an item, when, and from what to what. */
export function HistoryDrawer({ item, items, onClose }: HistoryDrawerProps) {
  return (
    <Dialog place="end" open={item !== null} title={text.title(item?.name ?? '')} onClose={onClose}>
      {item && <History item={item} items={items} />}
    </Dialog>
  )
}

function History({ item, items }: { item: CatalogueItem; items: readonly CatalogueItem[] }) {
  const loaded = usePolledQuery(['catalogue-history', itemKey(item)], (api, options) =>
    api.get('/api/catalogue-items/{kind}/{id}', { params: { kind: item.kind, id: item.id }, ...options }),
  )
  return <LoadedBody loaded={loaded}>{({ changes }) => <Changes changes={changes} items={items} />}</LoadedBody>
}

function Changes({ changes, items }: CatalogueItemHistory & { items: readonly CatalogueItem[] }) {
  if (changes.length === 0) return <p className={styles.quiet}>{text.unchanged}</p>
  const newestFirst = [...changes].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <ol className={styles.changes}>
      {newestFirst.map(({ at, actor, detail }) => (
        <li key={at} className={styles.change}>
          <p>{changeText(detail, items)}</p>
          <p className={styles.quiet}>
            {actor}, <time dateTime={at}>{staffTime(new Date(at))}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
