import { phoneE164 } from '@homecare/domain/phone'
import { PHONE_TAIL, phoneTail } from '@homecare/domain/phone-digits'
import { Prisma } from '../generated/prisma/client'

/** What a row has of a phone number: what was typed, and as what it was read; '' where it is no number anywhere. */
export const phoneColumns = (phoneNumber: string) => ({ phoneNumber, phoneE164: phoneE164(phoneNumber) ?? '' })

/**
 * SQL condition: a row of `booking` or `service_request` has this number, in any way to write it. Where either was not read,
 * the last digits are compared.
 */
export const hasPhone = (text: string): Prisma.Sql => Prisma.sql`(phone_e164 = ${phoneE164(text)}::text
      OR (coalesce(phone_e164, '') = '' AND right(phone_number, ${Prisma.raw(String(PHONE_TAIL))}) = ${phoneTail(text)}::text))`
