import { brokenRules, type BrokenRule, type NurseFacts, type VisitToAssign } from '@homecare/domain/assignment-rules'
import { caseNumber, NURSE_SEX_WISHES } from '@homecare/domain/care-wishes'
import { dubaiDate } from '@homecare/domain/dates'
import { SEXES } from '@homecare/domain/identity'
import { nurseName } from '@homecare/domain/nurse'
import { CARE_SKILLS } from '@homecare/domain/nurse-credentials'
import type { CareCase, Prisma } from '../../generated/prisma/client'
import { dutyOf, dutyParts } from '../../nurse/queries'
import { findNeededNurses } from '../../slot/needed-nurses'

/** Weeks and nights of rest around a visit lie within this time. */
const AROUND_MS = 8 * 86_400_000

const careSkills = (codes: readonly string[]) => CARE_SKILLS.filter((skill) => codes.includes(skill))

/** A visit as the rules of an assignment read it. */
export const visitToAssign = (
  { nurseSex, languages }: Pick<CareCase, 'nurseSex' | 'languages'>,
  { from, to, skills }: { from: Date; to: Date; skills: readonly string[] },
): VisitToAssign => ({
  ...{ from, to, languages },
  skills: careSkills(skills),
  nurseSex: NURSE_SEX_WISHES.find((wish) => wish === nurseSex) ?? 'any',
})

export interface NurseForVisit {
  id: string
  name: string
  broken: BrokenRule[]
}

/**
 * The nurses with what speaks against them for a visit, those without anything first. `visitId` is the visit itself, whose own
 * time does not count; with `nurseId` only that nurse.
 */
export async function findNursesForVisit(
  tx: Prisma.TransactionClient,
  visit: VisitToAssign,
  { visitId, nurseId }: { visitId?: string | undefined; nurseId?: string | undefined },
): Promise<NurseForVisit[]> {
  const { from, to } = visit
  const nurses = await tx.nurse.findMany({
    where: nurseId === undefined ? { OR: [{ leftOn: null }, { leftOn: { gt: dubaiDate(from) } }] } : { id: nurseId },
    include: {
      ...dutyParts,
      occupations: {
        where: {
          fromAt: { lt: new Date(to.getTime() + AROUND_MS) },
          toAt: { gt: new Date(from.getTime() - AROUND_MS) },
          ...(visitId !== undefined && { OR: [{ visitId: null }, { visitId: { not: visitId } }] }),
        },
        include: { booking: true, visit: { include: { case: true } } },
        orderBy: { fromAt: 'asc' },
      },
    },
  })
  const neededAt = await findNeededNurses(tx, visit)
  return nurses
    .map((nurse) => ({ id: nurse.id, name: nurseName(nurse), broken: brokenRules(visit, factsOf(nurse, neededAt)) }))
    .toSorted((a, b) => weightOf(a) - weightOf(b) || a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id))
}

type Found = Prisma.NurseGetPayload<{
  include: typeof dutyParts & { occupations: { include: { booking: true; visit: { include: { case: true } } } } }
}>

function factsOf(nurse: Found, neededAt: Awaited<ReturnType<typeof findNeededNurses>>): NurseFacts {
  const { occupations, languages, licenceUntil } = nurse
  const duty = dutyOf(nurse)
  const care = occupations
    .filter(({ visitId }) => visitId !== null)
    .map(({ fromAt, toAt }) => ({ from: fromAt.getTime(), to: toAt.getTime() }))
  return {
    ...duty,
    ...{ languages, licenceUntil },
    sex: SEXES.find((sex) => sex === nurse.sex) ?? null,
    skills: careSkills(nurse.skills),
    busy: occupations.map(({ fromAt, toAt, booking, visit }) => ({
      from: fromAt,
      to: toAt,
      what: visit ? `care of ${caseNumber(visit.case.number)}` : `the blood test ${booking?.orderId ?? ''}`,
    })),
    soldOut: neededAt({ ...duty, care }),
  }
}

/** Those whom a hard rule refuses come last, those who need somebody's word before them. */
function weightOf({ broken }: NurseForVisit): number {
  if (broken.some(({ level }) => level === 'hard')) return 1000
  return broken.length
}
