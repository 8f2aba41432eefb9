import { useState } from 'react'
import type { RequestDetail } from '@homecare/contract/staff'
import { TitledPanel } from '../../parts/panel'
import { MessageList } from '../../parts/threads/message-list'
import { conversationMessages as text } from '../../parts/threads/messages'
import { ThreadView } from '../../parts/threads/thread-view'

interface ConversationPanelProps {
  messages: RequestDetail['conversation']
  /** Who may answer sees the whole thread of the phone, others what is about the record. */
  mayAnswer: boolean
}

/** What was said to the patient's phone and what they wrote, with the form that answers. */
export function ConversationPanel({ messages, mayAnswer }: ConversationPanelProps) {
  const [thread] = useState(messages.at(-1)?.id)
  if (messages.length === 0) return null
  return (
    <TitledPanel title={text.title}>
      {mayAnswer && thread !== undefined ? <ThreadView id={thread} /> : <MessageList messages={messages} />}
    </TitledPanel>
  )
}
