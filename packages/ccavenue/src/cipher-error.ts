/** The error for any text that can't be decrypted: always the same message, so an attacker learns nothing from it. */
export class CipherError extends Error {
  override name = 'CipherError'
  constructor() {
    super('The encrypted message could not be read.')
  }
}
