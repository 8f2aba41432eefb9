import { CipherError } from './cipher-error'

const HEX = /^(?:[0-9a-f]{2})+$/i

/** Bytes of a hex text in either case, surrounding white space dropped. Throws CipherError on anything else. */
export function bytesFromHex(hex: string): Buffer {
  const trimmed = hex.trim()
  if (!HEX.test(trimmed)) throw new CipherError()
  return Buffer.from(trimmed, 'hex')
}
