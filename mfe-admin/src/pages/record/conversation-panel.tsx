import type { RequestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { conversationMessages as text } from '../../parts/record/conversation-messages'
import { TitledPanel } from '../../parts/panel'
import styles from '../../parts/record/notes-panel.module.css'

type Message = RequestDetail['conversation'][number]

/** What was said to the patient's phone, with what became of it, and what they wrote. */
export function ConversationPanel({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0) return null
  return (
    <TitledPanel title={text.title}>
      <ol className={styles.notes}>
        {messages.map((message) => (
          <li key={message.id} className={styles.note}>
            <p dir="auto" className={styles.text}>
              {message.text ?? text.news[message.news ?? '']}
            </p>
            <p className={styles.meta}>
              {outcomeOf(message)}, <time dateTime={message.at}>{staffTime(new Date(message.at))}</time>
            </p>
          </li>
        ))}
      </ol>
    </TitledPanel>
  )
}

function outcomeOf({ incoming, way, state, reason }: Message): string {
  if (incoming) return `${text.wrote}, ${text.ways[way]}`
  const why = reason === null ? '' : ` (${text.reasons[reason] ?? reason})`
  return `${text.ways[way]}, ${text.states[state]}${why}`
}
