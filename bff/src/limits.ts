import { createRateLimit } from '@homecare/server/rate-limit'
import type { Limits } from './app-env'

const QUARTER_HOUR = 15 * 60

/** How often one address may call. Payments are generous: a whole company may share an address. */
export function createLimits({
  loginAttempts,
  requestsPerMinute = 60,
}: {
  loginAttempts: number
  requestsPerMinute?: number
}): Limits {
  return {
    login: {
      accountAndAddress: createRateLimit({ points: loginAttempts, seconds: QUARTER_HOUR }),
      address: createRateLimit({ points: loginAttempts * 10, seconds: QUARTER_HOUR }),
    },
    forms: createRateLimit({ points: requestsPerMinute, seconds: 60 }),
    sharedSheets: createRateLimit({ points: requestsPerMinute, seconds: 60 }),
    payments: createRateLimit({ points: 3000, seconds: 60 }),
    clientErrors: createRateLimit({ points: requestsPerMinute, seconds: 60 }),
    releaseErrors: createRateLimit({ points: 10, seconds: 60 }),
  }
}
