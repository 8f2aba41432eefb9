import { Readable } from 'node:stream'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import type { Secrets } from '@homecare/contract/secrets'
import type { ReportCipher } from '../ports/report-cipher'

/**
 * The age format: X25519, then ChaCha20-Poly1305 in chunks of 64 KB, each verified before it is passed on. The first key
 * encrypts, all of them decrypt. Rejects if a key is mistyped.
 */
export async function createAgeCipher(keys: Secrets): Promise<ReportCipher> {
  const recipient = await identityToRecipient(keys[0])
  const decrypter = new Decrypter()
  for (const key of keys) {
    // A key that only decrypts is checked now too, not when the first old report is opened.
    await identityToRecipient(key)
    decrypter.addIdentity(key)
  }
  return {
    async encrypt(file) {
      const encrypter = new Encrypter()
      encrypter.addRecipient(recipient)
      return fromWeb(await encrypter.encrypt(toWeb(file)))
    },
    async decrypt(file) {
      try {
        return fromWeb(await decrypter.decrypt(toWeb(file)))
      } catch (error) {
        file.destroy()
        throw error
      }
    },
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's and the DOM's declarations of the same stream differ.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.from(stream, { objectMode: false })
