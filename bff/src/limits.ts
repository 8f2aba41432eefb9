import { createRateLimit, type LimitStore, type RateLimitOptions } from '@homecare/server/process/rate-limit'
import { createMailLimits } from '@homecare/server/process/mail-limits'
import type { BffLimits } from './app-env'

const QUARTER_HOUR = 15 * 60

interface LimitsOptions {
  store: LimitStore
  /** The key of the hashes under which keys are stored. */
  secret: string
  loginAttempts: number
  strangerEmailsPerDay: number
  requestsPerMinute?: number
  /** The seconds between two attempts for one account, once its failures are used up. */
  slowSeconds?: number
}

/** The numbers of calls of one address. Payments have a high limit, because a whole company may share an address. */
export function createLimits({
  store,
  secret,
  loginAttempts,
  strangerEmailsPerDay,
  requestsPerMinute = 60,
  slowSeconds = 3,
}: LimitsOptions): BffLimits {
  const limit = (options: RateLimitOptions) => createRateLimit({ store, secret }, options)
  const perMinute = (name: string, points = requestsPerMinute) => limit({ name, points, seconds: 60 })
  const perQuarterHour = (name: string, points: number) => limit({ name, points, seconds: QUARTER_HOUR })
  const perDay = (name: string, points: number) => limit({ name, points, seconds: 24 * 3600 })
  return {
    login: {
      device: perQuarterHour('login-device', loginAttempts),
      accountAndAddress: perQuarterHour('login-account', loginAttempts),
      address: perQuarterHour('login-address', loginAttempts * 10),
      slowAccount: limit({ name: 'login-slow-account', points: 1, seconds: slowSeconds }),
      slowAddress: limit({ name: 'login-slow-address', points: 2, seconds: 1 }),
    },
    factors: {
      short: perQuarterHour('factors', 5),
      day: perDay('factors-day', 30),
    },
    deadLinks: perQuarterHour('dead-links', loginAttempts * 10),
    forms: perMinute('forms'),
    mails: createMailLimits({ store, secret }, strangerEmailsPerDay),
    sharedSheets: perMinute('shared-sheets'),
    reportDigits: {
      booking: perQuarterHour('report-digits', 5),
      bookingDay: perDay('report-digits-day', 10),
    },
    phoneCodes: {
      sent: perQuarterHour('phone-codes', 3),
      sentDay: perDay('phone-codes-day', 6),
      sentFrom: limit({ name: 'phone-codes-from', points: 20, seconds: 3600 }),
      wrong: perQuarterHour('phone-code-wrong', 10),
      wrongDay: perDay('phone-code-wrong-day', 20),
      wrongFrom: limit({ name: 'phone-code-wrong-from', points: 30, seconds: 3600 }),
      invitedDay: perDay('phone-invited-day', 5),
    },
    sharedReports: perQuarterHour('shared-reports', 20),
    payments: perMinute('payments', 3000),
    clientErrors: perMinute('client-errors'),
    foreignMessages: perMinute('foreign-messages'),
    countedSteps: perMinute('counted-steps'),
  }
}
