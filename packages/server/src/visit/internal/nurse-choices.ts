import { addDays, dubaiInstant } from '@homecare/domain/dates'
import { nurseName } from '@homecare/domain/nurse'
import { areaOf, type VisitAddress } from '@homecare/domain/day-route'
import type { Locale } from '@homecare/domain/locales'
import { nurseChoices, type NurseChoice } from '@homecare/domain/nurse-choice'
import type { ProviderProfile } from '@homecare/contract/profile'
import type { Nurse, Prisma } from '../../generated/prisma/client'
import { dutyOf, dutyParts } from '../../nurse/queries'

interface VisitToMake extends VisitAddress {
  id: string
  date: string
  time: string
  locale: Locale
}

export type ChoiceOfNurse = NurseChoice & Pick<Nurse, 'languages'>

/** Who could make a visit at its date and time, the best choice first. Nurses who have left by then are not listed. */
export async function findNurseChoices(
  tx: Prisma.TransactionClient,
  visit: VisitToMake,
  { areasServed }: Pick<ProviderProfile, 'areasServed'>,
): Promise<ChoiceOfNurse[]> {
  const { id, date, time, locale } = visit
  const nurses = await tx.nurse.findMany({
    where: { OR: [{ leftOn: null }, { leftOn: { gt: date } }] },
    include: {
      ...dutyParts,
      bookings: { where: { date, status: { not: 'Canceled' } } },
      occupations: {
        where: {
          visitId: { not: null },
          fromAt: { lt: dubaiInstant(addDays(date, 1), 0) },
          toAt: { gt: dubaiInstant(date, 0) },
        },
      },
    },
  })
  const area = (address: VisitAddress) => areaOf(address, areasServed)
  const choices = nurseChoices(
    { bookingId: id, date, time, area: area(visit), locale },
    nurses.map((nurse) => ({
      ...dutyOf(nurse),
      care: nurse.occupations.map(({ fromAt, toAt }) => ({ from: fromAt.getTime(), to: toAt.getTime() })),
      id: nurse.id,
      name: nurseName(nurse),
      areas: nurse.areas,
      languages: nurse.languages,
      visits: nurse.bookings.map((each) => ({ bookingId: each.id, time: each.time, area: area(each) })),
    })),
    await tx.areaTravel.findMany(),
  )
  const languages = new Map(nurses.map((nurse) => [nurse.id, nurse.languages]))
  return choices.map((choice) => ({ ...choice, languages: languages.get(choice.id) ?? [] }))
}
