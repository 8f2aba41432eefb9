declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  /** The parts of hoodiecrow-imap 2.1 that are used here; the package ships no types. */
  interface ImapServer {
    /** It is made by the first call of `listen`. */
    server: Server
    listen(port: number, host: string, onListening: () => void): void
    close(onClosed: () => void): void
    appendMessage(mailbox: string, flags: string[], internalDate: false, raw: string): void
  }
  export default function hoodiecrow(options: {
    plugins: string[]
    storage: Record<string, { uidvalidity: number; messages: { raw: string }[] }>
    users: Record<string, { password: string }>
  }): ImapServer
}
