import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Codes of the half minute before and after count too: clocks differ, and typing takes time. */
const WINDOW = 1

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that authenticator apps read from a QR code. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString()

/** Returns the half minute whose code this is, or null. The server's clock counts. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}
