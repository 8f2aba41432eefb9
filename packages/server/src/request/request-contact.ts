import type { ContactRequestInput } from '@homecare/contract/requests'
import type { Ctx } from '../context'
import { storeRequest } from './internal/store-request'

/** A message from the contact page. What filled the hidden field is a machine: answered, not kept. */
export async function requestContact({
  ctx,
  input,
}: {
  ctx: Ctx
  input: ContactRequestInput
}): Promise<{ status: 'received' }> {
  const { website, fullName, email, phoneNumber, date, service } = input
  if (!website) await storeRequest(ctx, { kind: 'contact', fullName, email, phoneNumber, date, service })
  return { status: 'received' }
}
