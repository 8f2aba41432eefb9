import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Thread } from '@homecare/contract/threads'
import { phoneLink, showPhone } from '@homecare/domain/phone'
import { ArrowLeftIcon } from '@homecare/ui/icons'
import { Icon } from '@homecare/ui/icon'
import { useApi } from '../../api/api-context'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { conversationMessages as text } from '../../parts/threads/messages'
import { ThreadView } from '../../parts/threads/thread-view'
import { useThreads } from '../../parts/threads/threads'
import { InboxList } from './inbox-list'
import styles from './inbox-screen.module.css'

/** The threads of all phones, and one of them. Its message is in the address, and no number. */
export function InboxScreen() {
  const { loaded } = useThreads()
  const [query] = useSearchParams()
  const id = query.get('thread')
  if (!loaded) return null
  return (
    <Screen lead={text.lead} loaded={loaded}>
      <LoadedBody loaded={loaded}>
        {(data) => (
          <div className={styles.inbox} data-open={id !== null || undefined}>
            <InboxList data={data} chosen={id} />
            <section className={styles.side} aria-label={text.title}>
              {id === null ? (
                <p className={styles.choose}>{text.choose}</p>
              ) : (
                <>
                  <Link to="/admin/inbox" className={styles.back}>
                    <Icon icon={ArrowLeftIcon} size={16} />
                    {text.back}
                  </Link>
                  <ThreadView key={id} id={id} head={(thread) => <Head thread={thread} />} />
                </>
              )}
            </section>
          </div>
        )}
      </LoadedBody>
    </Screen>
  )
}

/** Whose thread it is. What is on screen counts as read. */
function Head({ thread }: { thread: Thread }) {
  useMarkRead(thread)
  const { phone, fullName, records, email } = thread
  const unknown = phone !== null ? text.unknown : email === null ? text.noNumber : text.unknownEmail
  return (
    <header className={styles.head}>
      <h2 className={styles.name}>
        <bdi>{fullName ?? unknown}</bdi>
      </h2>
      {phone === null ? email !== null && <span>{email}</span> : <a href={phoneLink(phone)}>{showPhone(phone)}</a>}
      {records.length > 0 && (
        <ul className={styles.records} aria-label={text.records}>
          {records.map(({ kind, id, orderId, date, isOpen }) => (
            <li key={id}>
              <Link to={`/admin/${kind}/${id}`}>{text.record(orderId, date)}</Link>
              {!isOpen && ` (${text.closed})`}
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

function useMarkRead({ unread, conversation }: Thread): void {
  const api = useApi()
  const { loaded } = useThreads()
  const set = loaded?.set
  const last = unread > 0 ? conversation.findLast(({ incoming }) => incoming)?.id : undefined
  useEffect(() => {
    if (last === undefined) return
    void api
      .post('/api/threads/{id}/read', { params: { id: last } })
      .then((answer) => void (answer.ok && set?.(answer.data)))
    // Each message is marked once; `set` is another function on each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, last])
}
