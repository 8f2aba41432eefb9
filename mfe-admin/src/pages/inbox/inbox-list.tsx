import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ThreadList } from '@homecare/contract/threads'
import { staffTime } from '@homecare/domain/clock'
import { showPhone } from '@homecare/domain/phone'
import { EmptyList } from '@homecare/ui/empty-list'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useKeys } from '../../parts/keys/use-keys'
import { conversationMessages as text } from '../../parts/threads/messages'
import styles from './inbox-screen.module.css'

type Row = ThreadList['threads'][number]

/** The rows in the order in which they were shown first: no row moves under somebody's hand, and new ones are last. */
function useSteadyRows(next: readonly Row[]): readonly Row[] {
  const [order, setOrder] = useState(() => next.map(({ id }) => id))
  const added = next.filter(({ id }) => !order.includes(id)).map(({ id }) => id)
  if (added.length > 0) setOrder([...order, ...added])
  return order.flatMap((id) => next.find((row) => row.id === id) ?? [])
}

interface InboxListProps {
  data: ThreadList
  /** The message in the address. */
  chosen: string | null
}

/** Each person who wrote, with their last message; j and k go from row to row, Enter opens one. */
export function InboxList({ data: { threads }, chosen }: InboxListProps) {
  const list = useRef<HTMLUListElement>(null)
  const rows = useSteadyRows(threads)
  const step = (by: number): boolean => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement || link.ariaCurrent === 'true')
    const next = at === -1 ? links[0] : links[Math.min(Math.max(at + by, 0), links.length - 1)]
    next?.focus()
    return next !== undefined
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
  return (
    <nav className={styles.list} aria-label={text.list}>
      {rows.length === 0 && <EmptyList>{text.empty}</EmptyList>}
      <ul ref={list}>
        {rows.map(({ id, phone, email, fullName, unread, text: said, at }) => (
          <li key={id}>
            <Link
              to={`/admin/inbox?thread=${id}`}
              className={styles.row}
              aria-current={id === chosen || undefined}
              data-unread={unread > 0 || undefined}
            >
              <span className={styles.who}>
                <bdi>{fullName ?? (phone === null ? (email ?? text.noNumber) : showPhone(phone))}</bdi>
                {unread > 0 && (
                  <span className={styles.number}>
                    {unread}
                    <VisuallyHidden>{text.unread}</VisuallyHidden>
                  </span>
                )}
              </span>
              <span dir="auto" className={styles.said}>
                {said || text.file}
              </span>
              <time dateTime={at} className={styles.at}>
                {staffTime(new Date(at))}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
