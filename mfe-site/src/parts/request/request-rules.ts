import { fieldMessage } from '@homecare/domain/field-message'
import type { AppointmentRequestInput } from '@homecare/contract/requests'
import { isIsoDate } from '@homecare/domain/dates'
import { isEmail, readableEmail } from '@homecare/domain/email'
import type { Locale } from '@homecare/domain/locales'
import { MAX_TEXT, phoneReason } from '@homecare/domain/patient'
import { bookingForm } from '../../content/booking-form'

/** The fields of the form, `website`, which only programs fill in, and the page's language where it is not English. */
export type RequestValues = Omit<AppointmentRequestInput, 'orderId' | 'locale' | 'contactBy'> & { locale?: Locale }

type Rule = (value: string | undefined) => string | undefined

export const required: Rule = (value) => (value?.trim() ? undefined : bookingForm.required)

export const nameRule: Rule = (value) =>
  required(value) ?? ((value ?? '').trim().length > MAX_TEXT ? fieldMessage('firstName', 'too-long') : undefined)

export const emailRule: Rule = (value) =>
  required(value) ?? (isEmail(readableEmail(value ?? '')) ? undefined : fieldMessage('email', 'not-an-email'))

export const phoneRule: Rule = (value) => {
  const reason = phoneReason(value ?? '')
  return reason && fieldMessage('phone', reason)
}

/** A day that exists and is not over in Dubai; `today` is unknown until scripts run. */
export const dateRule =
  (today: string | undefined): Rule =>
  (value) =>
    required(value) ?? (isIsoDate(value ?? '') && !(today && (value ?? '') < today) ? undefined : bookingForm.past)
