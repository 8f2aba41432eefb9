import { CipherError } from './cipher-error'

const HEX = /^(?:[0-9a-f]{2})+$/i

/** Decodes hex in either case, ignoring surrounding white space. Throws CipherError on anything else. */
export function bytesFromHex(hex: string): Buffer {
  const trimmed = hex.trim()
  if (!HEX.test(trimmed)) throw new CipherError()
  return Buffer.from(trimmed, 'hex')
}
