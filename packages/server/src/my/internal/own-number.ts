import { phoneE164 } from '@homecare/domain/phone'
import { AppError } from '../../process/app-error'

/** A number as machines keep it. Throws INVALID_INPUT for what is no number anywhere. */
export function readNumber(phoneNumber: string): string {
  const phone = phoneE164(phoneNumber)
  if (phone === null) throw new AppError('INVALID_INPUT', { fields: { phoneNumber: NO_NUMBER } })
  return phone
}

const NO_NUMBER = 'No phone has this number. Check its digits, with + and the country for a number from abroad'
