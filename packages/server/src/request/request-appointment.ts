import type { AppointmentRequestInput } from '@homecare/contract/requests'
import { dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../app-error'
import { createOrderIds } from '../booking/order-ids'
import type { Ctx } from '../context'
import type { MailLimits } from '../email/mail-limits'
import { storeRequest } from './internal/store-request'

/**
 * Stores an appointment request from a service page. A filled hidden field means a bot: it gets the usual response, and
 * nothing is stored.
 */
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
  const { website, orderId, fullName, email, phoneNumber, date, service } = input
  if (website) return { orderId: orderId ?? ctx.shared(createOrderIds)(ctx.now()), status: 'Pending' }
  if (date < dubaiDate(ctx.now()))
    throw new AppError('INVALID_INPUT', { fields: { date: 'Choose today or a later date' } })
  const stored = await storeRequest(
    ctx,
    { kind: 'appointment', orderId, fullName, email, phoneNumber, date, service },
    { mails, from },
  )
  return { orderId: stored, status: 'Pending' }
}
