import { AppError } from '../../process/app-error'
import { recordId } from '../../database/record-id'
import type { CareCase, CareVisit, Prisma } from '../../generated/prisma/client'
import { lockNurse } from '../../nurse/queries'
import { lockDays } from '../../slot/lock-days'
import { daysOf } from '../../slot/needed-nurses'
import { findNursesForVisit, visitToAssign, type NurseForVisit } from './nurse-facts'

type Times = Pick<CareVisit, 'id' | 'startsAt' | 'endsAt' | 'skills'>

/** Gives a visit's time back to its nurse. */
export async function freeNurse(tx: Prisma.TransactionClient, visitId: string): Promise<void> {
  await tx.nurseOccupation.deleteMany({ where: { visitId } })
}

/**
 * Occupies a nurse for a visit in the place of whoever had it, and returns the nurse with the rules that somebody accepts. Throws
 * NOT_FOUND, NURSE_UNAVAILABLE with the hard rule that the nurse breaks, CONFIRM_RULES with the soft ones that are not accepted.
 */
export async function occupyNurse(
  tx: Prisma.TransactionClient,
  careCase: CareCase,
  { visit, nurseId, accepted = [] }: { visit: Times; nurseId: string; accepted?: readonly string[] | undefined },
): Promise<Pick<CareVisit, 'nurseId' | 'acceptedRules'> & { name: string }> {
  const { id, startsAt: from, endsAt: to, skills } = visit
  await lockDays(tx, daysOf({ from, to }))
  await lockNurse(tx, recordId(nurseId))
  await freeNurse(tx, id)
  const find = async (): Promise<NurseForVisit> => {
    const [nurse] = await findNursesForVisit(tx, visitToAssign(careCase, { from, to, skills }), {
      visitId: id,
      nurseId,
    })
    if (!nurse) throw new AppError('NOT_FOUND')
    return nurse
  }
  const { name, broken } = await find()
  refuseHard({ name, broken })
  const open = broken.filter((rule) => !accepted.includes(rule.name))
  if (open.length > 0)
    throw new AppError('CONFIRM_RULES', { detail: `${name}: ${open.map(({ text }) => text).join(' ')}` })
  if (!(await insertOccupation(tx, { id, nurseId, startsAt: from, endsAt: to }))) {
    refuseHard(await find())
    throw new AppError('NURSE_UNAVAILABLE', { detail: `${name} got another visit at this moment.` })
  }
  return { nurseId, acceptedRules: broken.map((rule) => rule.name), name }
}

/** Gives a visit its nurse's time back, which it had a moment ago. Throws NURSE_UNAVAILABLE if another visit has it now. */
export async function occupyAgain(
  tx: Prisma.TransactionClient,
  { id, nurseId, startsAt, endsAt }: Pick<CareVisit, 'id' | 'nurseId' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  if (nurseId === null) return
  await lockDays(tx, daysOf({ from: startsAt, to: endsAt }))
  if (!(await insertOccupation(tx, { id, nurseId, startsAt, endsAt })))
    throw new AppError('NURSE_UNAVAILABLE', { detail: 'The nurse got another visit at this time.' })
}

async function insertOccupation(
  tx: Prisma.TransactionClient,
  { id, nurseId, startsAt, endsAt }: Pick<CareVisit, 'id' | 'startsAt' | 'endsAt'> & { nurseId: string },
): Promise<boolean> {
  const occupied = await tx.$executeRaw`
    INSERT INTO nurse_occupation (nurse_id, from_at, to_at, visit_id)
    VALUES (${nurseId}::uuid, ${startsAt}, ${endsAt}, ${id}::uuid) ON CONFLICT DO NOTHING`
  return occupied > 0
}

function refuseHard({ name, broken }: Pick<NurseForVisit, 'name' | 'broken'>): void {
  const hard = broken.filter(({ level }) => level === 'hard')
  if (hard.length > 0)
    throw new AppError('NURSE_UNAVAILABLE', { detail: `${name}: ${hard.map(({ text }) => text).join(' ')}` })
}
