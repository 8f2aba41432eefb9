import { randomUUID } from 'node:crypto'

export type MessageStatus = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'

export interface GatewayFile {
  id: string
  body: Buffer
  contentType: string
}

/** One message as `GET /messages` returns it. */
export type GatewayMessage = {
  id: string
  channel: 'whatsapp' | 'sms'
  /** `+971501234567`, or `AE.1349120865530274` of a person who shows no number. */
  to: string
  template?: string
  /** What its sender wants to be told with each receipt. */
  reference?: string | undefined
  text: string
  locale: string
  status: MessageStatus
  /** When it came, ISO 8601. */
  date: string
  /** What came with what the person wrote. */
  file?: GatewayFile | undefined
  /** True for what the person wrote; then `to` is who wrote it. */
  incoming?: boolean
}

export type MessageStore = ReturnType<typeof createMessageStore>

const DAY_MS = 24 * 3600_000

/** Messages in memory, newest first. */
export function createMessageStore() {
  const messages: GatewayMessage[] = []
  return {
    all: (): readonly GatewayMessage[] => messages,
    add(
      message: Omit<GatewayMessage, 'date' | 'id' | 'status'> & { id?: string; status?: MessageStatus },
    ): GatewayMessage {
      const known = messages.find(({ id, channel }) => id === message.id && channel === message.channel)
      if (known) return known
      const added = { id: randomUUID(), status: 'accepted' as const, date: new Date().toISOString(), ...message }
      messages.unshift(added)
      return added
    },
    /** Whether this person has written within a day. */
    isOpen: (phone: string): boolean =>
      messages.some(({ incoming, to, date }) => incoming && to === phone && Date.now() - Date.parse(date) < DAY_MS),
    file: (id: string): GatewayFile | undefined => messages.find(({ file }) => file?.id === id)?.file,
    clear: () => void messages.splice(0),
  }
}
