import { mailboxOf } from '@homecare/domain/email'
import { phoneKey } from '@homecare/domain/phone'
import { network } from './address-key'
import { createRateLimit, takesAll, type LimitStore, type RateLimit } from './rate-limit'

const DAY = 24 * 3600
/** As many visitors may share an address. */
const PER_NETWORK = 10
const STAFF_PER_HOUR = 100

/**
 * Anybody can make us send an email to anybody: by a form, or by a payment that is not finished. These limits bound what
 * one mailbox, phone number and network cause, and the emails to staff about forms.
 */
export interface MailLimits {
  mailbox: RateLimit
  phone: RateLimit
  network: RateLimit
  staff: RateLimit
}

export function createMailLimits(store: { store: LimitStore; secret: string }, perDay: number): MailLimits {
  const limit = (name: string, points: number, seconds = DAY) => createRateLimit(store, { name, points, seconds })
  return {
    mailbox: limit('mails-mailbox', perDay),
    phone: limit('mails-phone', perDay),
    network: limit('mails-network', perDay * PER_NETWORK),
    staff: limit('mails-staff', STAFF_PER_HOUR, 3600),
  }
}

interface Cause {
  email: string
  phoneNumber: string
  /** The client's address, if there is a client. */
  from?: string | undefined
}

/** Counts one email that a stranger may have caused; false if it is not to be sent, and then it is counted nowhere. */
export const mayMail = (limits: MailLimits, cause: Cause): Promise<boolean> => takesAll(countsOf(limits, cause))

/** For an email that was counted and not sent. */
export async function giveMailBack(limits: MailLimits, cause: Cause): Promise<void> {
  for (const [limit, key] of countsOf(limits, cause)) await limit.undo(key)
}

function countsOf(limits: MailLimits, { email, phoneNumber, from }: Cause): [RateLimit, string][] {
  const counts: [RateLimit, string][] = [
    // Those who have no email share no mailbox.
    ...(email === '' ? [] : [[limits.mailbox, mailboxOf(email)] satisfies [RateLimit, string]]),
    [limits.phone, phoneKey(phoneNumber) ?? phoneNumber],
  ]
  return from === undefined ? counts : [...counts, [limits.network, network(from)]]
}

/** Counts one email to staff about a form; false over the hour's limit. The lists show every request. */
export const mayMailStaff = (limits: MailLimits): Promise<boolean> => limits.staff.tryTake('staff')
