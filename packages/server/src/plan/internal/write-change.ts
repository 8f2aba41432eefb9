import type { PlanChange } from '@homecare/contract/plans'
import { addDays, dubaiDate, formatDate, mondayOf, type IsoDate } from '@homecare/domain/dates'
import { parseRecurrence } from '@homecare/domain/recurrence'
import { AppError } from '../../process/app-error'
import { recordId } from '../../database/record-id'
import { storable } from '../../database/storable'
import type { PlanRule, Prisma } from '../../generated/prisma/client'
import type { Actor } from '../../process/context'
import { occurrencesOf } from '../occurrences'
import { overlappingRules } from '../overlapping-rules'
import { readRule, type ReadRule } from './read-rule'

interface Write {
  caseId: string
  actor: Actor
  now: Date
}

type Of<Kind extends PlanChange['kind']> = Extract<PlanChange, { kind: Kind }>

/**
 * Stores what a change says of rules and pauses, and returns the first day whose visits may be others now. Visits follow by
 * `syncPlan`. Throws INVALID_INPUT, NOT_FOUND.
 */
export async function writeChange(tx: Prisma.TransactionClient, change: PlanChange, write: Write): Promise<IsoDate> {
  const today = dubaiDate(write.now)
  const from = await (change.kind === 'addRules'
    ? addRules(tx, change, write)
    : change.kind === 'changeRule'
      ? replaceRule(tx, change, write)
      : change.kind === 'endRule'
        ? endRule(tx, await ruleOf(tx, change.ruleId, write), later(change.from, today))
        : change.kind === 'pause'
          ? pause(tx, change, write)
          : endPause(tx, change, write))
  if (change.kind === 'addRules' || change.kind === 'changeRule') await refuseOverlaps(tx, write)
  return later(from, today)
}

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other)

async function addRules(tx: Prisma.TransactionClient, { rules }: Of<'addRules'>, write: Write): Promise<IsoDate> {
  const today = dubaiDate(write.now)
  const read = []
  const fields: Record<string, string> = {}
  for (const [place, input] of rules.entries()) {
    const one = await readRule(tx, input, write)
    if (input.startsOn < today) one.fields['startsOn'] = 'Choose today or a later day'
    for (const [name, text] of Object.entries(one.fields)) fields[`change.rules.${place}.${name}`] = text
    read.push(one.rule)
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields })
  for (const rule of read) await store(tx, rule, write)
  return read.map(({ startsOn }) => startsOn).toSorted()[0] ?? today
}

/** The rule ends on the day before, and the new one has its line, so that visits keep their ids. */
async function replaceRule(
  tx: Prisma.TransactionClient,
  { ruleId, from, rule: input }: Of<'changeRule'>,
  write: Write,
): Promise<IsoDate> {
  const old = await ruleOf(tx, ruleId, write)
  const day = later(later(from, dubaiDate(write.now)), old.startsOn)
  const { rule, fields } = await readRule(tx, { ...input, startsOn: phaseOf(old, input.rrule, day) }, write)
  if (Object.keys(fields).length > 0)
    throw new AppError('INVALID_INPUT', {
      fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [`change.rule.${name}`, text])),
    })
  await endRule(tx, old, day)
  await store(tx, rule, { ...write, lineId: old.lineId })
  return day
}

/** The first day of a rule that takes another one's place: every second week stays the same second week. */
function phaseOf(old: PlanRule, text: string, day: IsoDate): IsoDate {
  const [before, after] = [parseRecurrence(old.rrule), parseRecurrence(text)]
  if (!before.ok || !after.ok || after.rule.interval === 1 || after.rule.interval !== before.rule.interval) return day
  if (after.rule.frequency !== before.rule.frequency) return day
  const longest = 31 * after.rule.interval
  const [next] = occurrencesOf({ ...old, endsOn: null }, { from: day, through: addDays(day, longest) })
  if (next === undefined) return day
  return after.rule.frequency === 'weekly' ? later(day, mondayOf(next)) : next
}

async function store(
  tx: Prisma.TransactionClient,
  rule: ReadRule,
  { caseId, actor, now, lineId }: Write & { lineId?: string },
): Promise<void> {
  const author = { createdAt: now, createdBy: actor.name }
  const id = crypto.randomUUID()
  await tx.planRule.create({ data: { ...rule, ...author, id, caseId, lineId: lineId ?? id } })
}

/** One that has no day left is deleted once nothing refers to it: see `removeEmptyRules`. */
async function endRule(tx: Prisma.TransactionClient, rule: PlanRule, from: IsoDate): Promise<IsoDate> {
  const last = addDays(from, -1)
  if (rule.endsOn !== null && rule.endsOn <= last)
    throw new AppError('INVALID_INPUT', { fields: { 'change.from': 'These visits end before that day' } })
  await tx.planRule.update({ where: { id: rule.id }, data: { endsOn: last } })
  return from
}

async function pause(
  tx: Prisma.TransactionClient,
  { from, until, reason }: Of<'pause'>,
  { caseId, actor, now }: Write,
): Promise<IsoDate> {
  const refuse = (field: string, text: string) =>
    new AppError('INVALID_INPUT', { fields: { [`change.${field}`]: text } })
  if (from < dubaiDate(now)) throw refuse('from', 'Choose today or a later day')
  if (until !== null && until < from) throw refuse('until', 'The last day is before the first one')
  const other = await tx.planPause.findFirst({
    where: { caseId, ...(until !== null && { from: { lte: until } }), OR: [{ until: null }, { until: { gte: from } }] },
  })
  if (other) throw refuse('from', `There is a pause from ${formatDate(other.from)} already`)
  const author = { createdAt: now, createdBy: actor.name }
  await tx.planPause.create({ data: { caseId, from, until, reason: storable(reason), ...author } })
  return from
}

/** A pause that has no day left never was. */
async function endPause(
  tx: Prisma.TransactionClient,
  { pauseId, until }: Of<'endPause'>,
  { caseId, now }: Write,
): Promise<IsoDate> {
  const found = await tx.planPause.findFirst({ where: { id: recordId(pauseId), caseId } })
  if (!found) throw new AppError('NOT_FOUND')
  const yesterday = addDays(dubaiDate(now), -1)
  if (until < yesterday || (found.until !== null && found.until < yesterday))
    throw new AppError('INVALID_INPUT', { fields: { 'change.until': 'What has passed stays as it was' } })
  const overlap = await tx.planPause.findFirst({
    where: { caseId, id: { not: found.id }, from: { gt: found.from, lte: until } },
  })
  if (overlap)
    throw new AppError('INVALID_INPUT', {
      fields: { 'change.until': `The next pause begins on ${formatDate(overlap.from)}` },
    })
  if (until < found.from) await tx.planPause.delete({ where: { id: found.id } })
  else await tx.planPause.update({ where: { id: found.id }, data: { until } })
  return later(addDays(found.until === null || until < found.until ? until : found.until, 1), found.from)
}

async function ruleOf(tx: Prisma.TransactionClient, ruleId: string, { caseId }: Write): Promise<PlanRule> {
  const rule = await tx.planRule.findFirst({ where: { id: recordId(ruleId), caseId } })
  if (!rule) throw new AppError('NOT_FOUND')
  return rule
}

async function refuseOverlaps(tx: Prisma.TransactionClient, { caseId, now }: Write): Promise<void> {
  const rules = await tx.planRule.findMany({
    where: { caseId, OR: [{ endsOn: null }, { endsOn: { gte: dubaiDate(now) } }] },
    orderBy: { startsOn: 'asc' },
  })
  const found = overlappingRules(rules.filter(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn))
  if (!found) return
  const services = [...new Set(found.rules.map(({ service }) => service))].join(' and ')
  throw new AppError('INVALID_INPUT', {
    detail: `Two visits would be at the same time on ${formatDate(found.day)}: ${services}.`,
  })
}

/** Deletes rules of a case that were replaced before their first visit. */
export async function removeEmptyRules(tx: Prisma.TransactionClient, caseId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM plan_rule r WHERE r.case_id = ${caseId}::uuid AND r.ends_on < r.starts_on
      AND NOT EXISTS (SELECT FROM care_visit v WHERE v.rule_id = r.id)`
}
