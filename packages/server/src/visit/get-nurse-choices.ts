import type { NurseChoices } from '@homecare/contract/admin/nurses'
import { areaOf } from '@homecare/domain/day-route'
import { nurseChoices, suggestedNurse } from '@homecare/domain/nurse-choice'
import { AppError } from '../app-error'
import { recordId } from '../appointment/record-id'
import type { Ctx } from '../context'
import { dutyOf, dutyParts, nurseName } from '../nurse/queries'

/** Who could make this visit, the best choice first. Nurses who have left by then are not listed. Throws NOT_FOUND. */
export async function getNurseChoices({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<NurseChoices> {
  const id = recordId(input.id)
  const booking = await ctx.db.booking.findUnique({ where: { id } })
  if (!booking) throw new AppError('NOT_FOUND')
  const { date, time } = booking
  const nurses = await ctx.db.nurse.findMany({
    where: { OR: [{ leftOn: null }, { leftOn: { gt: date } }] },
    include: { ...dutyParts, bookings: { where: { date, status: { not: 'Canceled' } } } },
  })
  const area = (address: typeof booking) => areaOf(address, ctx.profile.areasServed)
  const visit = { bookingId: id, date, time, area: area(booking) }
  const choices = nurseChoices(
    visit,
    nurses.map((nurse) => ({
      ...dutyOf(nurse),
      id: nurse.id,
      name: nurseName(nurse),
      areas: nurse.areas,
      visits: nurse.bookings.map((each) => ({ bookingId: each.id, time: each.time, area: area(each) })),
    })),
  )
  const best = suggestedNurse(choices)
  const languages = new Map(nurses.map((nurse) => [nurse.id, nurse.languages]))
  return {
    choices: choices.map((choice) => ({
      ...choice,
      languages: languages.get(choice.id) ?? [],
      suggested: choice.id === best?.id,
    })),
  }
}
