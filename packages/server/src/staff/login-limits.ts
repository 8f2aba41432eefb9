import { network } from '../process/address-key'
import type { RateLimit } from '../process/rate-limit'

/** Every count is of failures: a success forgets those of its own browser or account, and is undone for the address. Why: docs/decisions/021. */
export interface LoginLimits {
  /** Attempts for an account from a known browser. No other browser can use them up. */
  device: RateLimit
  /** Attempts for an account from one IP address, by unknown browsers. */
  accountAndAddress: RateLimit
  /** Attempts from one IP address, by unknown browsers. */
  address: RateLimit
  /**
   * When `accountAndAddress` or `address` is used up, attempts wait for one of these two and are then checked: the right
   * password still succeeds.
   */
  slowAccount: RateLimit
  slowAddress: RateLimit
}

interface Attempt {
  /** The account's name as entered, in lower case. */
  name: string
  from: string
  /** The known browser's id for this account. */
  device: string | null
}

/**
 * Counts the attempt before any hashing, so that parallel guesses can't pass together. Returns a function that undoes
 * the count after a success. Throws RATE_LIMITED.
 */
export async function countLogin(
  limits: LoginLimits,
  { name, from, device }: Attempt,
): Promise<{ succeeded(): Promise<void> }> {
  if (device) {
    const key = `${name} ${device}`
    await limits.device.take(key)
    return { succeeded: () => limits.device.reset(key) }
  }
  const address = network(from)
  const pair = `${name} ${address}`
  const accountIsFine = await limits.accountAndAddress.tryTake(pair)
  if (!accountIsFine) await limits.slowAccount.takeWhenFree(pair)
  const addressIsFine = await limits.address.tryTake(address)
  if (!addressIsFine) await waitForAddress(limits, { address, pair, accountIsFine })
  return {
    async succeeded() {
      await limits.accountAndAddress.reset(pair)
      if (addressIsFine) await limits.address.undo(address)
    },
  }
}

/** An attempt that is refused here was not checked, so it does not stay counted for its account. */
async function waitForAddress(
  limits: LoginLimits,
  { address, pair, accountIsFine }: { address: string; pair: string; accountIsFine: boolean },
): Promise<void> {
  try {
    if (accountIsFine) await limits.slowAccount.takeWhenFree(pair)
    await limits.slowAddress.takeWhenFree(address)
  } catch (error) {
    if (accountIsFine) await limits.accountAndAddress.undo(pair)
    throw error
  }
}
