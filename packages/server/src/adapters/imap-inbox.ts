import { ImapFlow, type FetchMessageObject } from 'imapflow'
import { MAX_EMAIL_BYTES, type InboxEmail, type ReplyInbox } from '../ports/reply-inbox'

const DAY_MS = 24 * 3600 * 1000

/** A mailbox by IMAP, opened for reading only. TLS is used when the server offers it, and always with `imaps:`. */
export function createImapInbox({ url, timeoutMs = 30_000 }: { url: string; timeoutMs?: number }): ReplyInbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'

  /** One connection for each use: a mailbox that is read twice a minute needs none that waits. */
  async function connected<T>(work: (client: ImapFlow, validity: string) => Promise<T>): Promise<T> {
    const client = new ImapFlow({
      ...{ host: hostname, port: Number(port) || (secure ? 993 : 143), secure, logger: false },
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    })
    // What fails is rejected where it is awaited.
    client.on('error', () => {})
    try {
      await client.connect()
      const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true })
      return await work(client, String(uidValidity))
    } finally {
      client.close()
    }
  }

  return {
    read: (after, most, take) =>
      connected(async (client, validity) => {
        const from = after?.validity === validity ? after.uid : 0
        const query = from > 0 ? { uid: `${from + 1}:*` } : { since: new Date(Date.now() - 2 * DAY_MS) }
        const found = (await client.search(query, { uid: true })) || []
        // A server gives the last email for a range that begins behind it.
        const uids = found.filter((uid) => uid > from).sort((a, b) => a - b)
        for (const uid of uids.slice(0, most)) {
          const email = await fetch(client, validity, uid)
          if (email) await take(email, { validity, uid })
        }
      }),
    open: (id) =>
      connected((client, validity) => {
        const [of, uid] = id.split('.')
        return of === validity ? fetch(client, validity, Number(uid)) : Promise.resolve(null)
      }),
  }
}

async function fetch(client: ImapFlow, validity: string, uid: number): Promise<InboxEmail | null> {
  const parts = { source: { maxLength: MAX_EMAIL_BYTES }, size: true, internalDate: true }
  const found: FetchMessageObject | false = await client.fetchOne(String(uid), parts, { uid: true })
  if (!found || !found.source) return null
  const at = found.internalDate === undefined ? new Date() : new Date(found.internalDate)
  return { id: `${validity}.${uid}`, raw: found.source, isWhole: (found.size ?? 0) <= MAX_EMAIL_BYTES, at }
}
