import {
  brokenRules,
  type BrokenRule,
  type NurseFacts,
  type Occupied,
  type VisitToAssign,
} from '@homecare/domain/assignment-rules'
import { caseNumber, NURSE_SEX_WISHES } from '@homecare/domain/care-wishes'
import { dubaiDate } from '@homecare/domain/dates'
import { SEXES } from '@homecare/domain/identity'
import { nurseName, type NurseTimes } from '@homecare/domain/nurse'
import { CARE_SKILLS } from '@homecare/domain/nurse-credentials'
import type { CareCase, Prisma } from '../../generated/prisma/client'
import { dutyOf, dutyParts } from '../../nurse/queries'
import { AppError } from '../../process/app-error'
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
  const without = visitId === undefined ? [] : [visitId]
  const [nurses, neededAt] = [await loadNurses(tx, visit, { without, nurseId }), await findNeededNurses(tx, visit)]
  return nurses
    .map((nurse) => ({
      id: nurse.id,
      name: nurseName(nurse),
      broken: brokenRules(
        visit,
        factsOf(nurse, (times) => neededAt(times)),
      ),
    }))
    .toSorted((a, b) => weightOf(a) - weightOf(b) || a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id))
}

/**
 * Reads once what speaks against a nurse for several visits within a time. `without`: the ids of visits whose times do not count.
 * The function that is returned takes the visits that the nurse has got since then as `more`. Throws NOT_FOUND.
 */
export async function findNurseForVisits(
  tx: Prisma.TransactionClient,
  span: { from: Date; to: Date },
  { without, nurseId }: { without: readonly string[]; nurseId: string },
): Promise<{ name: string; brokenBy: (visit: VisitToAssign, more: readonly Occupied[]) => BrokenRule[] }> {
  const [nurse] = await loadNurses(tx, span, { without, nurseId })
  if (!nurse) throw new AppError('NOT_FOUND')
  const neededAt = await findNeededNurses(tx, span)
  return {
    name: nurseName(nurse),
    brokenBy(visit, more) {
      const facts = factsOf(nurse, (times) => neededAt(times, visit))
      return brokenRules(visit, {
        ...facts,
        busy: [...facts.busy.filter(isNear(visit)), ...more.filter(isNear(visit))],
      })
    },
  }
}

const isNear = (visit: { from: Date; to: Date }) => (each: Occupied) =>
  each.from.getTime() < visit.to.getTime() + AROUND_MS && each.to.getTime() > visit.from.getTime() - AROUND_MS

async function loadNurses(
  tx: Prisma.TransactionClient,
  { from, to }: { from: Date; to: Date },
  { without, nurseId }: { without: readonly string[]; nurseId?: string | undefined },
): Promise<Found[]> {
  return tx.nurse.findMany({
    where: nurseId === undefined ? { OR: [{ leftOn: null }, { leftOn: { gt: dubaiDate(from) } }] } : { id: nurseId },
    include: {
      ...dutyParts,
      occupations: {
        where: {
          fromAt: { lt: new Date(to.getTime() + AROUND_MS) },
          toAt: { gt: new Date(from.getTime() - AROUND_MS) },
          ...(without.length > 0 && { OR: [{ visitId: null }, { visitId: { notIn: [...without] } }] }),
        },
        include: { booking: true, visit: { include: { case: true } } },
        orderBy: { fromAt: 'asc' },
      },
    },
  })
}

type Found = Prisma.NurseGetPayload<{
  include: typeof dutyParts & { occupations: { include: { booking: true; visit: { include: { case: true } } } } }
}>

function factsOf(nurse: Found, neededAt: (nurse: NurseTimes) => string[]): NurseFacts {
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
      what: visit ? careOf(visit.case.number) : `the blood test ${booking?.orderId ?? ''}`,
    })),
    soldOut: neededAt({ ...duty, care }),
  }
}

/** What occupies a nurse who gives care, as other cases read it. */
export const careOf = (number: number): string => `care of ${caseNumber(number)}`

/** Those whom a hard rule refuses come last, those who need somebody's word before them. */
function weightOf({ broken }: NurseForVisit): number {
  if (broken.some(({ level }) => level === 'hard')) return 1000
  return broken.length
}
