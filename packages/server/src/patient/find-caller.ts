import type { FoundCallers } from '@homecare/contract/callers'
import { isEmail, readableEmail } from '@homecare/domain/email'
import { skeleton } from '@homecare/domain/look-alikes'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { phoneKey } from '@homecare/domain/phone'
import { recordsOf, type PatientRow } from './queries'

const MAX_RECORDS = 200
const MAX_CALLERS = 6

type Caller = FoundCallers['callers'][number]

/**
 * The people who have booked or requested something with this phone number, in any way to write it, or this email; those
 * who came last are first. Throws INVALID_INPUT for a text that is neither.
 */
export async function findCaller({ ctx, input }: { ctx: Ctx; input: { text: string } }): Promise<FoundCallers> {
  const address = readableEmail(input.text)
  const email = isEmail(address) ? address : null
  const phone = email === null && phoneKey(input.text) !== null ? input.text : null
  if (email === null && phone === null)
    throw new AppError('INVALID_INPUT', {
      fields: { text: 'Enter a phone number of at least nine digits, or an email' },
    })
  const rows = await recordsOf(ctx.db, { email, phone }, MAX_RECORDS)
  const callers = new Map<string, Caller>()
  for (const row of rows) {
    const key = `${skeleton(row.fullName)} ${row.email.toLowerCase()}`
    const caller = callers.get(key) ?? callerOf(row)
    if (caller.address === null) Object.assign(caller, { address: row.address, lastItems: row.items })
    if (row.kind === 'bloodtests') caller.bookings += 1
    else caller.requests += 1
    callers.set(key, caller)
  }
  return { callers: [...callers.values()].slice(0, MAX_CALLERS) }
}

const callerOf = ({ kind, id, fullName, email, phoneNumber, locale, createdAt }: PatientRow): Caller => ({
  fullName,
  email,
  phoneNumber,
  locale,
  address: null,
  lastItems: [],
  bookings: 0,
  requests: 0,
  record: { kind, id, createdAt: new Date(createdAt).toISOString() },
})
