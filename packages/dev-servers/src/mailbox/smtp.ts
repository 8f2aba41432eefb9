import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { assertPortFree } from '../ports'
import { LOOPBACK, type ListeningHost } from '../serve'

/** accept: the normal server. refuse: every email is deferred with 451. hang: connections open and get no response. */
export type SmtpMode = 'accept' | 'refuse' | 'hang'

const MAX_EMAIL_BYTES = 30 * 1024 * 1024

/** An SMTP server; an email counts as accepted once `deliver` has settled. */
export async function startSmtp(
  port: number | undefined,
  mode: () => SmtpMode,
  deliver: (raw: Uint8Array, to: string[]) => Promise<void>,
  host: ListeningHost = LOOPBACK,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    size: MAX_EMAIL_BYTES,
    closeTimeout: 200,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onConnect(_session, done) {
      if (mode() !== 'hang') done()
    },
    onMailFrom(_address, _session, done) {
      done(mode() === 'refuse' ? later() : null)
    },
    onRcptTo({ address }, _session, done) {
      done(REFUSALS.find(([domain]) => address.endsWith(`@${domain}`))?.[1]() ?? null)
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => (stream.sizeExceeded ? Promise.reject(tooLarge()) : deliver(raw, to)))
        .then(() => done(), done)
    },
  })
  server.on('error', () => {}) // a client that disconnects early is no error here
  if (port) await assertPortFree(port)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port ?? 0, host, resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const refusal = (responseCode: number, words: string) => () => Object.assign(new Error(words), { responseCode })
/** Addresses that are refused, as mail servers do it, for trying what follows. */
const REFUSALS = [
  ['nobody.example', refusal(550, '5.1.1 No such mailbox')],
  ['nowhere.example', refusal(550, 'No such domain')],
  ['full.example', refusal(552, '5.2.2 The mailbox is full')],
  ['policy.example', refusal(550, '5.7.1 Relaying denied')],
] as const
const later = refusal(451, 'Try again later')
const tooLarge = refusal(552, 'The email is too large')
