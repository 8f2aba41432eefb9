import { createCbcCipher } from './cipher-cbc'
import { createGcmCipher } from './cipher-gcm'

/** Which of the gateway's two ciphers an account uses: configured, never guessed from a message. */
export type CipherKind = 'cbc' | 'gcm'

/** Encrypts text, or bytes as they are, to lower-case hex and back. `decrypt` throws CipherError on any undecodable input. */
export type Cipher = {
  encrypt(plain: string | Uint8Array): string
  decrypt(hex: string): string
}

/** The cipher of one gateway account. Throws RangeError on an empty key, and for gcm on one that is not 32 bytes. Source: CCAvenue's integration kits. */
export function createCipher({ kind, workingKey }: { kind: CipherKind; workingKey: string }): Cipher {
  if (!workingKey) throw new RangeError('The working key is empty.')
  return kind === 'gcm' ? createGcmCipher(workingKey) : createCbcCipher(workingKey)
}
