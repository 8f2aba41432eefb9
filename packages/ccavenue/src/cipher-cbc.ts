import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import type { Cipher } from './cipher'
import { CipherError } from './cipher-error'
import { decodeText } from './decode-text'
import { bytesFromHex } from './hex'

const ALGORITHM = 'aes-128-cbc'
const FIXED_IV = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')

/** AES-128-CBC as in the gateway's older integration kits. Without a MAC and with a fixed IV: decrypted text may have been altered. */
export function createCbcCipher(workingKey: string): Cipher {
  const key = createHash('md5').update(workingKey).digest()
  return {
    encrypt(plain) {
      const cipher = createCipheriv(ALGORITHM, key, FIXED_IV)
      return cipher.update(Buffer.from(plain), undefined, 'hex') + cipher.final('hex')
    },
    decrypt(hex) {
      const bytes = bytesFromHex(hex)
      try {
        const decipher = createDecipheriv(ALGORITHM, key, FIXED_IV)
        return decodeText(Buffer.concat([decipher.update(bytes), decipher.final()]))
      } catch {
        throw new CipherError()
      }
    },
  }
}
