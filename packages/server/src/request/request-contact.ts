import type { ContactRequestInput } from '@homecare/contract/requests'
import type { Ctx } from '../context'
import type { MailLimits } from '../email/mail-limits'
import { storeRequest } from './internal/store-request'

/**
 * Stores a message from the contact page. A filled hidden field means a bot: it gets the usual response, and nothing is
 * stored.
 */
export async function requestContact({
  ctx,
  mails,
  from,
  input,
}: {
  ctx: Ctx
  mails?: MailLimits
  /** The visitor's address. */
  from?: string
  input: ContactRequestInput
}): Promise<{ status: 'received' }> {
  const { website, fullName, email, phoneNumber, date, service } = input
  if (!website)
    await storeRequest(ctx, { kind: 'contact', fullName, email, phoneNumber, date, service }, { mails, from })
  return { status: 'received' }
}
