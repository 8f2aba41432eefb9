import type { Roster, RosterQuery } from '@homecare/contract/roster'
import { caseNumber } from '@homecare/domain/care-wishes'
import { addDays, dubaiInstant, mondayOf, type IsoDate } from '@homecare/domain/dates'
import { areaOf, type VisitAddress } from '@homecare/domain/day-route'
import { nurseName } from '@homecare/domain/nurse'
import { Prisma, type CareCase, type CareVisit } from '../generated/prisma/client'
import type { Ctx } from '../process/context'

/** Postgres has no time before it, and no care has begun then. */
const FIRST_DAY = '0002-01-01'

/**
 * The visits of care that begin in some days and are planned or took place, with the figures of the week of the first day. A visit
 * counts in the day and the week in which it begins, as in the rules of an assignment.
 */
export async function getRoster({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'profile'>
  input: RosterQuery
}): Promise<Roster> {
  const from = input.from < FIRST_DAY ? FIRST_DAY : input.from
  const monday = mondayOf(from)
  const [visits, days, totals, nurses] = await Promise.all([
    readVisits(ctx.db, beginsIn(Prisma.sql`visit.starts_at`, from, input.days)),
    countDays(ctx.db, beginsIn(Prisma.sql`visit.starts_at`, monday, 7)),
    sumNurses(ctx.db, beginsIn(Prisma.sql`from_at`, monday, 7)),
    ctx.db.nurse.findMany({ select: { id: true, firstName: true, lastName: true } }),
  ])
  const names = new Map(nurses.map((nurse) => [nurse.id, nurseName(nurse)]))
  const named = (id: string) => ({ id, name: names.get(id) ?? '' })
  const { areasServed } = ctx.profile
  return {
    visits: present(visits, { named, areasServed }),
    week: Array.from({ length: 7 }, (_, day) => {
      const { visits: count = 0, open = 0 } = days.find((each) => each.day === day) ?? {}
      return { date: addDays(monday, day), visits: count, open }
    }),
    nurses: totals
      .map(({ id, ...total }) => ({ ...named(id), ...total }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id)),
  }
}

const beginsIn = (column: Prisma.Sql, from: IsoDate, days: number): Prisma.Sql =>
  Prisma.sql`${column} >= ${dubaiInstant(from, 0)} AND ${column} < ${dubaiInstant(from, days * 1440)}`

const COUNTS = Prisma.sql`visit.state IN ('planned', 'ended')`

type Row = Pick<CareVisit, 'id' | 'caseId' | 'kind' | 'service' | 'startsAt' | 'endsAt' | 'skills' | 'state'> &
  Pick<CareVisit, 'acceptedRules' | 'nurseId'> &
  Pick<CareCase, 'number' | 'patientName'> &
  Omit<VisitAddress, 'doorNumber'> & { caseVersion: number }

const readVisits = (db: Ctx['db'], isAsked: Prisma.Sql): Promise<Row[]> => db.$queryRaw`
  SELECT visit.id, visit.case_id AS "caseId", visit.kind::text, visit.service, visit.starts_at AS "startsAt",
    visit.ends_at AS "endsAt", visit.skills, visit.state::text, visit.accepted_rules AS "acceptedRules",
    visit.nurse_id AS "nurseId", care.version AS "caseVersion", care.number, care.patient_name AS "patientName", care.building,
    care.landmark, care.city
  FROM care_visit visit JOIN care_case care ON care.id = visit.case_id
  WHERE ${isAsked} AND ${COUNTS}
  ORDER BY visit.starts_at, visit.id`

const countDays = (db: Ctx['db'], isInWeek: Prisma.Sql): Promise<{ day: number; visits: number; open: number }[]> =>
  db.$queryRaw`
    SELECT extract(isodow FROM visit.starts_at AT TIME ZONE 'Asia/Dubai')::int - 1 AS day, count(*)::int AS visits,
      (count(*) FILTER (WHERE visit.state = 'planned' AND visit.nurse_id IS NULL))::int AS open
    FROM care_visit visit WHERE ${isInWeek} AND ${COUNTS} GROUP BY 1`

const sumNurses = (db: Ctx['db'], isInWeek: Prisma.Sql): Promise<{ id: string; visits: number; minutes: number }[]> =>
  db.$queryRaw`
    SELECT nurse_id AS id, count(*)::int AS visits, (sum(extract(epoch FROM to_at - from_at)) / 60)::int AS minutes
    FROM nurse_occupation WHERE ${isInWeek} GROUP BY nurse_id`

interface Known {
  named: (nurseId: string) => { id: string; name: string }
  areasServed: readonly string[]
}

/** The area is looked for once a case, which may have many visits. */
function present(rows: readonly Row[], { named, areasServed }: Known): Roster['visits'] {
  const areas = new Map<string, string>()
  return rows.map(({ nurseId, number, building, landmark, city, startsAt, endsAt, ...visit }) => {
    const area = areas.get(visit.caseId) ?? areaOf({ building, landmark, city }, areasServed)
    areas.set(visit.caseId, area)
    return {
      ...visit,
      area,
      caseNumber: caseNumber(number),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      nurse: nurseId === null ? null : named(nurseId),
    }
  })
}
