import type { BloodTestDetail } from '@homecare/contract/staff'
import { AppError } from '../app-error'
import type { Ctx } from '../context'
import { presentBloodTest, presentBloodTestParts } from '../presenters/present-bloodtest'
import { orderParts } from '../presenters/present-order'
import { presentFile, presentHistory } from '../presenters/present-record'
import { recordId } from '../staff/find-record'

/** One booking with its lines, payment attempts, files and history. Throws NOT_FOUND. */
export async function getBloodtest({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<BloodTestDetail> {
  const id = recordId(input.id)
  const [booking, files, history] = await Promise.all([
    ctx.db.booking.findUnique({ where: { id }, include: orderParts }),
    ctx.db.storedFile.findMany({ where: { bookingId: id }, orderBy: { createdAt: 'asc' } }),
    ctx.db.auditEntry.findMany({ where: { subjectType: 'booking', subjectId: id }, orderBy: { id: 'asc' } }),
  ])
  if (!booking) throw new AppError('NOT_FOUND')
  return {
    ...presentBloodTest(booking),
    ...presentBloodTestParts(booking),
    files: files.map(presentFile),
    history: history.map(presentHistory),
  }
}
