import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { RequestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { conversationMessages as text } from './messages'
import styles from './thread.module.css'

type Message = RequestDetail['conversation'][number]

interface MessageListProps {
  messages: readonly Message[]
  /** What chooses the record of a file that waits for one. */
  choose?: (message: Message) => ReactNode
}

/** What was said to a phone, with what became of it, and what its owner wrote. Begins at its end, and stays there. */
export function MessageList({ messages, choose }: MessageListProps) {
  const list = useRef<HTMLOListElement>(null)
  const wasAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (list.current && wasAtEnd.current) list.current.scrollTop = list.current.scrollHeight
  }, [messages])
  return (
    <ol
      ref={list}
      className={styles.messages}
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
      aria-label={text.title}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        wasAtEnd.current = scrollTop + clientHeight >= scrollHeight - 8
      }}
    >
      {messages.map((message) => (
        <li
          key={message.id}
          className={styles.message}
          data-incoming={message.incoming || undefined}
          data-failed={message.state === 'failed' || undefined}
        >
          {message.email && message.incoming && message.email.subject !== '' && (
            <p dir="auto" className={styles.subject}>
              {message.email.subject}
            </p>
          )}
          <p dir="auto" className={styles.text}>
            {message.text ?? text.news[message.news ?? '']}
          </p>
          {message.file && <FileOf message={message} file={message.file} choose={choose} />}
          <p className={styles.meta}>
            {outcomeOf(message)}, <time dateTime={message.at}>{staffTime(new Date(message.at))}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}

function FileOf({
  message,
  file: { state, filename },
  choose,
}: Pick<MessageListProps, 'choose'> & { message: Message; file: NonNullable<Message['file']> }) {
  const { files } = text
  if (state === 'waiting') return choose?.(message) ?? <p>{files.waiting}</p>
  if (state === 'refused') return <p>{files.refused[message.reason ?? ''] ?? message.reason}</p>
  if (state === 'coming') return <p>{files.coming}</p>
  return <p>{filename ? <a href={`/files/${filename}`}>{files.stored}</a> : files.removed}</p>
}

function outcomeOf({ incoming, way, state, reason, email }: Message): string {
  if (incoming) return `${text.wrote}, ${email ? text.from(email.address) : text.ways[way]}`
  const why = reason === null ? '' : ` (${text.reasons[reason] ?? reason})`
  return `${text.ways[way]}, ${text.states[state]}${why}`
}
