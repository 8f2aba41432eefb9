import { formatDate } from '@homecare/domain/dates'
import { Dialog } from '@homecare/ui/dialog'
import { LoadedBody } from '../../parts/loaded-body'
import { usePolledQuery } from '../../api/use-polled-query'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { daySheetMessages } from './messages'
import { SendNurses } from './send-nurses'
import { ShareAll } from './share-all'
import { ShareForm } from './share-form'
import { ShareLinks } from './share-links'
import { useMadeLinks, type MadeLink } from './use-made-links'
import type { SheetChoice } from './use-sheet-choice'
import styles from './share-drawer.module.css'

const text = daySheetMessages.sharing

interface ShareDrawerProps {
  open: boolean
  choice: SheetChoice
  areas: readonly string[]
  /** Those who work here on that day. */
  nurses: readonly { id: string; name: string }[]
  /** Those of them who have visits on that day. */
  assigned: readonly { id: string; name: string }[]
  onClose: () => void
}

export function ShareDrawer({ open, onClose, ...sharing }: ShareDrawerProps) {
  return (
    <Dialog place="end" open={open} title={text.title} onClose={onClose}>
      <Sharing {...sharing} />
    </Dialog>
  )
}

function Sharing({ choice, areas, nurses, assigned }: Omit<ShareDrawerProps, 'open' | 'onClose'>) {
  const { date } = choice
  const today = useClientToday()
  const loaded = usePolledQuery(['day-sheet-links', date], (api, options) =>
    api.get('/api/day-sheet/links', { query: { date }, ...options }),
  )
  const { made, remember } = useMadeLinks(date, loaded.data)
  const keep = (link: MadeLink) => {
    remember(link)
    loaded.reload()
  }
  return (
    <>
      {date < today ? (
        <p>{text.past}</p>
      ) : (
        <>
          <p>{text.lead(formatDate(date))}</p>
          {loaded.data && <SendNurses date={date} day={loaded.data} onSent={loaded.set} />}
          <ShareAll date={date} nurses={assigned} made={made} onMade={keep} />
          {assigned.length > 0 && <h3 className={styles.title}>{text.oneLink}</h3>}
          <ShareForm choice={choice} areas={areas} nurses={nurses} made={made} onMade={keep} />
        </>
      )}
      <section className={styles.links} aria-label={text.links}>
        <h3 className={styles.title}>{text.links}</h3>
        <LoadedBody loaded={loaded}>{({ links }) => <ShareLinks links={links} onRevoked={loaded.reload} />}</LoadedBody>
      </section>
    </>
  )
}
