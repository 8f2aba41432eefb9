import { network } from '../address-key'
import type { RateLimit } from '../rate-limit'

/** Every count is of failures: a success is taken back. Why it is so: docs/decisions/021. */
export interface LoginLimits {
  /** Of an account from a browser that has logged in to it before. No other browser can use it up. */
  device: RateLimit
  /** Of an account from one address, by unknown browsers. */
  accountAndAddress: RateLimit
  /** From one address, by unknown browsers. */
  address: RateLimit
  /** Once one of these two is used up, the right password still gets its turn: one at a time. */
  slowAccount: RateLimit
  slowAddress: RateLimit
}

interface Attempt {
  /** The account's name as it was typed, in small letters. */
  name: string
  from: string
  /** The id under which the browser is known for this account. */
  device: string | null
}

/**
 * Counts the attempt before any hashing, so that guesses in parallel can't pass together. Returns what takes it back
 * after a success. Throws RATE_LIMITED.
 */
export async function countLogin(
  limits: LoginLimits,
  { name, from, device }: Attempt,
): Promise<{ succeeded(): Promise<void> }> {
  if (device) {
    const key = `${name} ${device}`
    await limits.device.take(key)
    return { succeeded: () => limits.device.undo(key) }
  }
  const address = network(from)
  const pair = `${name} ${address}`
  const accountIsFine = await limits.accountAndAddress.tryTake(pair)
  const addressIsFine = await limits.address.tryTake(address)
  if (!addressIsFine) await limits.slowAddress.takeWhenFree(address)
  if (!accountIsFine || !addressIsFine) await limits.slowAccount.takeWhenFree(pair)
  return {
    async succeeded() {
      if (accountIsFine) await limits.accountAndAddress.undo(pair)
      if (addressIsFine) await limits.address.undo(address)
    },
  }
}
