import { createHmac, timingSafeEqual } from 'node:crypto'
import { acceptedSecrets } from '../process/accepted-secrets'
import type { Ctx, Settings } from '../process/context'

/** A record that an email to its patient is about. */
export interface MailedRecord {
  type: 'booking' | 'request' | 'contact'
  id: string
}

type Services = Pick<Settings, 'secret' | 'previousSecrets'>

const macOf = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(`reply\0${name}`).digest('hex').slice(0, 12)

const LETTERS = { booking: 'b', request: 'r', contact: 'c' } as const
const TYPES = { b: 'booking', r: 'request', c: 'contact' } as const

/**
 * Names a record in the address for replies and in the Message-ID of an email to its patient, so that a reply names it
 * too. It opens nothing, and mail servers may write it in capitals.
 */
export function replyToken({ secret }: Pick<Services, 'secret'>, { type, id }: MailedRecord): string {
  const name = `${LETTERS[type]}${id.replaceAll('-', '')}`
  return name + macOf(secret, name)
}

/** As long as a token that stands behind a plus in an address, or behind a dot in a Message-ID. */
const TOKEN = /[+.]([brc])([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})([\da-f]{12})@/i

/** The record that an address or Message-ID names, or null. */
export function readReplyToken(signers: Services, text: string): MailedRecord | null {
  const [, kind, ...parts] = TOKEN.exec(text.toLowerCase()) ?? []
  const mac = parts.pop()
  if (mac === undefined) return null
  const name = kind + parts.join('')
  const isOurs = acceptedSecrets(signers).some((secret) =>
    timingSafeEqual(Buffer.from(macOf(secret, name)), Buffer.from(mac)),
  )
  return isOurs && isLetter(kind) ? { type: TYPES[kind], id: parts.join('-') } : null
}

const isLetter = (letter: string | undefined): letter is keyof typeof TYPES => letter !== undefined && letter in TYPES

/** The Message-ID of an email, which names its record where replies are read. */
export const messageIdOf = (
  { profile, settings }: Pick<Ctx, 'profile' | 'settings'>,
  id: string,
  record: MailedRecord | null,
): string => {
  const named = record && settings.replyInbox !== null ? `${id}.${replyToken(settings, record)}` : id
  return `${named}@${profile.email.split('@')[1]}`
}

/** Where a reply to an email goes, as `replies+token@…`; null without a mailbox for replies. */
export function replyAddress(
  { replyInbox, ...settings }: Pick<Settings, 'replyInbox' | 'secret'>,
  record: MailedRecord | undefined,
): string | null {
  if (replyInbox === null || !record) return replyInbox
  const [name = '', domain = ''] = replyInbox.split('@')
  return `${name}+${replyToken(settings, record)}@${domain}`
}
