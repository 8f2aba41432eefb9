import { phoneE164 } from '@homecare/domain/phone'
import { searchWords } from '@homecare/domain/search-words'
import { Prisma } from '../../generated/prisma/client'

/** By the patient's name or the number of the case, or by name or phone number of a contact. */
export function isFoundBy(search: string): Prisma.Sql {
  const words = searchWords(search)
  const inCase = (words.length > 0 ? words : [search]).map(
    (word) => Prisma.sql`search_text LIKE search_pattern(${word})`,
  )
  const phone = phoneE164(search)
  const ofContact =
    phone === null
      ? Prisma.sql`search_fold(c.name) LIKE search_pattern(${search})`
      : Prisma.sql`c.phone_e164 = ${phone}`
  return Prisma.sql`((${Prisma.join(inCase, ' AND ')})
    OR EXISTS (SELECT FROM case_contact c WHERE c.case_id = care_case.id AND ${ofContact}))`
}
