import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { acceptedSecrets, type Signers } from '../process/accepted-secrets'

const DAY_MS = 24 * 3600_000
/** The time for which a browser with a login counts as known. */
export const DEVICE_DAYS = 180
/** The maximum number of accounts for which one browser is known; the latest ones stay. */
const MAX_ACCOUNTS = 5

const PART = /^([\w-]{16})\.([0-9a-z]{1,8})\.([\w-]{43})$/

interface DeviceKey {
  signers: Signers
  userId: string
  now: Date
}

// The cookie has parts `id.day.mac`, one for each account that has logged in with this browser. It grants no access: it
// only keeps other people's wrong passwords from counting against the account's owner.

/** Returns this browser's id for the account, or null if it is unknown. */
export function knownDevice(cookie: string | undefined, { signers, userId, now }: DeviceKey): string | null {
  for (const part of (cookie ?? '').split('~').slice(0, MAX_ACCOUNTS)) {
    const [, id = '', day = '', mac = ''] = PART.exec(part) ?? []
    if (id === '' || today(now) - parseInt(day, 36) > DEVICE_DAYS) continue
    const isSignedWith = (secret: string) =>
      timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, userId, id, day)))
    if (acceptedSecrets(signers).some(isSignedWith)) return id
  }
  return null
}

/** Returns the cookie's next value after a login of the account. */
export function rememberDevice(cookie: string | undefined, keyed: DeviceKey): string {
  const { signers, userId, now } = keyed
  const others = (cookie ?? '').split('~').filter((part) => PART.test(part) && knownDevice(part, keyed) === null)
  const id = randomBytes(12).toString('base64url')
  const day = today(now).toString(36)
  return [`${id}.${day}.${macOf(signers.secret, userId, id, day)}`, ...others].slice(0, MAX_ACCOUNTS).join('~')
}

const today = (now: Date) => Math.floor(now.getTime() / DAY_MS)

const macOf = (secret: string, userId: string, id: string, day: string): string =>
  createHmac('sha256', secret).update(`device\0${userId}\0${id}\0${day}`).digest('base64url')
