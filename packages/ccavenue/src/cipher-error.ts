/** The one answer to any text that can't be decrypted: same class and words whatever was wrong, so it tells an attacker nothing. */
export class CipherError extends Error {
  override name = 'CipherError'
  constructor() {
    super('The encrypted message could not be read.')
  }
}
