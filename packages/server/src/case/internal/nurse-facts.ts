import {
  brokenRules,
  type BrokenRule,
  type NurseFacts,
  type Occupied,
  type VisitToAssign,
} from '@homecare/domain/assignment-rules'
import { CARE_VISIT_MINUTES } from '@homecare/domain/care-visit-table'
import { caseNumber, NURSE_SEX_WISHES } from '@homecare/domain/care-wishes'
import { dubaiDate } from '@homecare/domain/dates'
import { SEXES } from '@homecare/domain/identity'
import { nurseName, type NurseTimes } from '@homecare/domain/nurse'
import { CARE_SKILLS } from '@homecare/domain/nurse-credentials'
import { Prisma, type CareCase } from '../../generated/prisma/client'
import { dutyOf, dutyParts } from '../../nurse/queries'
import { AppError } from '../../process/app-error'
import { groupBy } from '../../process/group-by'
import { findNeededNurses } from '../../slot/needed-nurses'

/** Weeks and nights of rest around a visit lie within this time. */
const AROUND_MS = 8 * 86_400_000
/** No visit is longer. */
const LONGEST_MS = CARE_VISIT_MINUTES.max * 60_000

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
  span: { from: Date; to: Date },
  { without, nurseId }: { without: readonly string[]; nurseId?: string | undefined },
): Promise<Found[]> {
  const isNurse = nurseId === undefined ? Prisma.empty : Prisma.sql`AND o.nurse_id = ${nurseId}::uuid`
  // All nurses have thousands of them: joined here, one query has what a sentence names.
  const busy = await tx.$queryRaw<Busy[]>`
    SELECT o.nurse_id AS "nurseId", o.from_at AS "from", o.to_at AS "to", care.number AS "caseNumber", b.order_id AS "orderId"
    FROM nurse_occupation o LEFT JOIN care_visit v ON v.id = o.visit_id LEFT JOIN care_case care ON care.id = v.case_id
      LEFT JOIN booking b ON b.id = o.booking_id
    WHERE o.from_at < ${new Date(span.to.getTime() + AROUND_MS)} AND o.to_at > ${new Date(span.from.getTime() - AROUND_MS)}
      AND o.from_at > ${new Date(span.from.getTime() - AROUND_MS - LONGEST_MS)} ${isNurse}
      AND (o.visit_id IS NULL OR o.visit_id <> ALL (${[...without]}::uuid[]))
    ORDER BY o.from_at, o.id`
  const busyOf = groupBy(busy, (each) => each.nurseId)
  const isThere = { OR: [{ leftOn: null }, { leftOn: { gt: dubaiDate(span.from) } }] }
  const nurses = await tx.nurse.findMany({
    where: nurseId === undefined ? isThere : { id: nurseId },
    include: dutyParts,
  })
  return nurses.map((nurse) => ({ ...nurse, busy: busyOf.get(nurse.id) ?? [] }))
}

/** What a nurse does at a time: care of a case, or a blood test. */
interface Busy {
  nurseId: string
  from: Date
  to: Date
  caseNumber: number | null
  orderId: string | null
}

type Found = Prisma.NurseGetPayload<{ include: typeof dutyParts }> & { busy: readonly Busy[] }

function factsOf(nurse: Found, neededAt: (nurse: NurseTimes) => string[]): NurseFacts {
  const { busy, languages, licenceUntil } = nurse
  const duty = dutyOf(nurse)
  const care = busy
    .filter(({ caseNumber: number }) => number !== null)
    .map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }))
  return {
    ...duty,
    ...{ languages, licenceUntil },
    sex: SEXES.find((sex) => sex === nurse.sex) ?? null,
    skills: careSkills(nurse.skills),
    busy: busy.map(({ from, to, caseNumber: number, orderId }) => ({
      ...{ from, to },
      what: number === null ? `the blood test ${orderId ?? ''}` : careOf(number),
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
