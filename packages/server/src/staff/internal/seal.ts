import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { acceptedSecrets, type Signers } from '../../process/accepted-secrets'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'totp-secret', 32))

/** Encrypts a text for one account; moved to the row of another it can't be read. */
export function seal({ secret }: Pick<Signers, 'secret'>, userId: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Decrypts with the current secret or one before a rotation; null if none fits. `isOld`: a secret from before was used,
 * so that it should be sealed again.
 */
export function unseal(signers: Signers, userId: string, sealed: string): { text: string; isOld: boolean } | null {
  for (const secret of acceptedSecrets(signers)) {
    const text = open(secret, userId, Buffer.from(sealed, 'base64url'))
    if (text !== null) return { text, isOld: secret !== signers.secret }
  }
  return null
}

function open(secret: string, userId: string, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    // Another secret has sealed it, or it was altered.
    return null
  }
}
