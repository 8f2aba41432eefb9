import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Thread } from '@homecare/contract/threads'
import { usePolledQuery } from '../../api/use-polled-query'
import { LoadedBody } from '../loaded-body'
import { AnswerForm } from './answer-form'
import { FileChoice } from './file-choice'
import { MessageList } from './message-list'
import styles from './thread.module.css'

const EVERY_MS = 10_000

interface ThreadViewProps {
  /** Any message of the thread. */
  id: string
  head?: (thread: Thread) => ReactNode
}

/** A thread with the form that answers it. */
export function ThreadView({ id, head }: ThreadViewProps) {
  const client = useQueryClient()
  const loaded = usePolledQuery(
    ['thread', id],
    (api, options) => api.get('/api/threads/{id}', { params: { id }, ...options }),
    EVERY_MS,
  )
  return (
    <LoadedBody loaded={loaded}>
      {(thread) => (
        <div className={styles.thread}>
          {head?.(thread)}
          <MessageList
            messages={thread.conversation}
            choose={({ id: messageId }) => <FileChoice thread={thread} id={messageId} onThread={loaded.set} />}
          />
          <AnswerForm
            thread={thread}
            onThread={(next) => {
              loaded.set(next)
              // What was answered is no longer unread.
              void client.invalidateQueries({ queryKey: ['threads'] })
            }}
          />
        </div>
      )}
    </LoadedBody>
  )
}
