import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Cipher } from './cipher'
import { CipherError } from './cipher-error'
import { decodeText } from './decode-text'
import { bytesFromHex } from './hex'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 16
const TAG_BYTES = 16

/** AES-256-GCM as hex(iv, ciphertext, tag). Throws RangeError unless the key is 32 bytes. `newIv` is for the test vectors only. */
export function createGcmCipher(workingKey: string, newIv: () => Buffer = () => randomBytes(IV_BYTES)): Cipher {
  const key = Buffer.from(workingKey, 'utf8')
  if (key.length !== 32) throw new RangeError('The gcm cipher needs a working key of exactly 32 characters.')
  return {
    encrypt(plain) {
      const iv = newIv()
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
      const body = Buffer.concat([cipher.update(Buffer.from(plain)), cipher.final()])
      return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('hex')
    },
    decrypt(hex) {
      const bytes = bytesFromHex(hex)
      if (bytes.length < IV_BYTES + TAG_BYTES) throw new CipherError()
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        const body = bytes.subarray(IV_BYTES, -TAG_BYTES)
        return decodeText(Buffer.concat([decipher.update(body), decipher.final()]))
      } catch {
        throw new CipherError()
      }
    },
  }
}
