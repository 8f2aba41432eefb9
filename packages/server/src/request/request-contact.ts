import type { ContactRequestInput } from '@homecare/contract/requests'
import type { Ctx } from '../process/context'
import type { MailLimits } from '../process/mail-limits'
import { isTrapped } from './internal/is-trapped'
import { storeRequest } from './internal/store-request'

/** Stores a message from the contact page. The response is the same for one that is stored as suspected. */
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
}): Promise<{ orderId: string; status: 'received' }> {
  const { website, ...content } = input
  const orderId = await storeRequest(
    ctx,
    { kind: 'contact', ...content },
    { mails, from, suspected: isTrapped(website) },
  )
  return { orderId, status: 'received' }
}
