/**
 * The text of decrypted bytes: UTF-8, or else Latin-1, in which every byte is a character. Banks and proxies put single bytes
 * of Latin-1 and Windows-1256 into names and reasons; what counts (order, reference, status, amount, currency) is ASCII, which
 * is the same in all of them. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return Buffer.from(bytes).toString('latin1')
  }
}
