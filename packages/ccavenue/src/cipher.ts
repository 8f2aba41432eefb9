import { createCbcCipher } from './cipher-cbc'
import { createGcmCipher } from './cipher-gcm'

/** Which of the gateway's two ciphers an account uses: a setting, never guessed from a message. */
export type CipherKind = 'cbc' | 'gcm'

/** Text to lower-case hex and back. `decrypt` throws CipherError on every undecodable input. */
export type Cipher = {
  encrypt(text: string): string
  decrypt(hex: string): string
}

/** The cipher of one gateway account. Throws RangeError on an empty key, or for gcm one that is not 32 bytes. Source: ccavenue kits. */
export function createCipher({ kind, workingKey }: { kind: CipherKind; workingKey: string }): Cipher {
  if (!workingKey) throw new RangeError('The working key is empty.')
  return kind === 'gcm' ? createGcmCipher(workingKey) : createCbcCipher(workingKey)
}
