import type { RateLimit } from '../process/rate-limit'

/** All are counted by number or address, never by record, so that they are the same for every number. */
export interface PhoneCodeLimits {
  /** Codes to one number, in a quarter of an hour and in a day. */
  sent: RateLimit
  sentDay: RateLimit
  /** Codes that one address caused. */
  sentFrom: RateLimit
  /** Wrong codes for one number, in a quarter of an hour and in a day, whichever code they were for. */
  wrong: RateLimit
  wrongDay: RateLimit
  /** Wrong codes of one address, for all numbers. */
  wrongFrom: RateLimit
  /** Invitations to one number, whoever they are from, in a day. */
  invitedDay: RateLimit
}
