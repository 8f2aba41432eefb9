import type { AddressInfo, Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import { LOOPBACK } from '../serve'

/** The address of the mailbox. What follows a plus leads to the same one. */
export const REPLY_INBOX = 'replies@ghafhomecare.example'
const REPLIES = /^replies(?:\+[^@]*)?@ghafhomecare[.]example$/i
const ACCOUNT = { user: 'replies', password: 'replies' }

export const imapUrl = (port: number): string => `imap://${ACCOUNT.user}:${ACCOUNT.password}@${LOOPBACK}:${port}`

/**
 * An IMAP server with the one mailbox that gets what is sent to that address. It begins empty each time, as a mailbox that
 * was made again, so that what a reader noted of an earlier one does not count.
 */
export async function startImap(port = 0): Promise<{
  url: string
  deliver(to: readonly string[], raw: Uint8Array): void
  stop(): Promise<void>
}> {
  const server = hoodiecrow({
    plugins: ['ID', 'AUTH-PLAIN', 'NAMESPACE', 'UNSELECT'],
    storage: { INBOX: { uidvalidity: Math.floor(Date.now() / 1000), messages: [] } },
    users: { [ACCOUNT.user]: { password: ACCOUNT.password } },
  })
  await new Promise<void>((resolve) => {
    server.listen(port, LOOPBACK, resolve)
  })
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    // A client that leaves in the middle is no error here.
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  return {
    url: imapUrl((server.server.address() as AddressInfo).port),
    deliver(to, raw) {
      if (to.some((address) => REPLIES.test(address)))
        server.appendMessage('INBOX', [], false, Buffer.from(raw).toString('latin1'))
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
