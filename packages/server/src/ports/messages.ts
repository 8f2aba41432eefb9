import type { Readable } from 'node:stream'
import type { Locale } from '@homecare/domain/locales'

/** What is said to a phone. A template is what the provider approved; a text is allowed only while a conversation is open. */
export type MessageContent =
  | {
      kind: 'template'
      /** Its name at the provider, one for all languages. */
      name: string
      /** The values of `{{1}}`, `{{2}}` … */
      parameters: readonly string[]
      /** What follows the site's address in its button. */
      linkPath?: string
      /** The same as one sentence, for a channel without templates and for the thread, which keeps no link's token. */
      text: string
      /** The whole address of its link, for a channel without buttons. */
      url?: string
    }
  | { kind: 'text'; text: string }

export interface PhoneMessage {
  /** A number as machines keep it, `+971501234567`, or a contact's id at the provider where it gives no number. */
  to: string
  locale: Locale
  content: MessageContent
  /** The same for each attempt to send one message, so that a provider that knows references sends it once. */
  reference: string
}

/**
 * Why a message will not arrive this way, today or later: the number has no such account or does not exist, the template
 * is not approved or paused, the conversation is closed, or the provider gave another reason.
 */
export type MessageRefusal = 'number' | 'template' | 'conversation' | 'other'

export type MessageAnswer = { ok: true; providerId: string } | { ok: false; refusal: MessageRefusal; detail: string }

/** The provider takes nothing for now. `afterMs` is its own word on when to try again, if it gave one. */
export class MessagesBusy extends Error {
  readonly afterMs: number | undefined
  constructor(message: string, afterMs?: number) {
    super(message)
    this.afterMs = afterMs
  }
}

/** What a provider says later about a message that it accepted. */
export interface MessageReceipt {
  providerId: string
  /** Of the message that it is about, if the provider repeats it. */
  reference?: string
  state: 'sent' | 'delivered' | 'read' | 'failed'
  refusal?: MessageRefusal
}

/** What a person wrote. The phone number may be missing; the contact's id at the provider is always there. */
export interface IncomingMessage {
  providerId: string
  contactId: string
  phone: string | null
  name: string | null
  text: string
  /** A file that the provider keeps for us. */
  file?: { id: string; contentType: string }
  at: Date
}

export interface MessageEvents {
  receipts: MessageReceipt[]
  incoming: IncomingMessage[]
}

/** Port to one way of reaching a phone. */
export interface Messages {
  /** Rejects if the provider can't be reached or did not answer, with MessagesBusy if it asks for a pause. */
  send(message: PhoneMessage): Promise<MessageAnswer>
  /**
   * A file that came with what a person wrote, by its id; null if the provider has it no more, or this way has no files.
   * Rejects if the provider can't be reached or does not answer.
   */
  openFile(id: string): Promise<Readable | null>
  /** What the provider posted to us, or null if it is not from the provider. `header` gets a header of that request. */
  openWebhook(raw: string, header: (name: string) => string | undefined): MessageEvents | null
  /** What we return when somebody sets up our address at the provider, or null if they don't know our word for it. */
  answerSetUp(query: (name: string) => string | undefined): string | null
}
