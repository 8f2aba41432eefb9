import type { AppointmentRequestInput } from '@homecare/contract/requests'
import { dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import type { MailLimits } from '../process/mail-limits'
import { isTrapped } from './internal/is-trapped'
import { storeRequest } from './internal/store-request'

/** Stores an appointment request from a service page. The response is the same for one that is stored as suspected. */
export async function requestAppointment({
  ctx,
  mails,
  from,
  input,
}: {
  ctx: Ctx
  mails?: MailLimits
  /** The visitor's address. */
  from?: string
  input: AppointmentRequestInput
}): Promise<{ orderId: string; status: 'Pending' }> {
  const { website, ...content } = input
  if (content.date < dubaiDate(ctx.now()))
    throw new AppError('INVALID_INPUT', { fields: { date: 'Choose today or a later date' } })
  const stored = await storeRequest(
    ctx,
    { kind: 'appointment', ...content },
    { mails, from, suspected: isTrapped(website) },
  )
  return { orderId: stored, status: 'Pending' }
}
