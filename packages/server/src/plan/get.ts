import type { CarePlan } from '@homecare/contract/plans'
import { dubaiDate, type IsoDate } from '@homecare/domain/dates'
import { aedFromFils } from '@homecare/domain/money'
import { nurseName } from '@homecare/domain/nurse'
import { staffNames, type NameOf } from '../audit/staff-names'
import { recordId } from '../database/record-id'
import type { PlanPause } from '../generated/prisma/client'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { ruleParts, type PlanRuleWithParts } from './internal/rule-parts'

/** The plan of a case. Throws NOT_FOUND, also for a case whose data are erased. */
export async function getPlan({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<CarePlan> {
  const today = dubaiDate(ctx.now())
  const careCase = await ctx.db.careCase.findUnique({
    where: { id: recordId(input.id) },
    include: {
      rules: { include: ruleParts, orderBy: [{ startsOn: 'asc' }, { id: 'asc' }] },
      pauses: { orderBy: { from: 'desc' } },
    },
  })
  if (!careCase || careCase.erasedAt) throw new AppError('NOT_FOUND')
  const [holidays, nameOf] = await Promise.all([
    ctx.db.holiday.findMany({ where: { date: { gte: today } }, orderBy: { date: 'asc' } }),
    staffNames(ctx.db),
  ])
  const isOver = ({ endsOn }: { endsOn: IsoDate | null }) => endsOn !== null && endsOn < today
  return {
    version: careCase.version,
    rules: [...careCase.rules.filter((rule) => !isOver(rule)), ...careCase.rules.filter(isOver)].map(presentRule),
    pauses: careCase.pauses.map((pause) => presentPause(pause, nameOf)),
    generatedThrough: careCase.rules.length === 0 ? null : careCase.plannedThrough,
    holidays,
  }
}

function presentRule(rule: PlanRuleWithParts): CarePlan['rules'][number] {
  const { id, quoteLine, service, rrule, startsOn, endsOn, startMinute, minutes, skills, nurse } = rule
  return {
    ...{ id, service, rrule, startsOn, endsOn, startMinute, minutes },
    // What is stored are codes of the domain: whoever reads an unknown one leaves it out.
    skills: [...skills],
    onHolidays: rule.onHolidays ? 'work' : 'skip',
    quoteLine: quoteLine && { quoteId: quoteLine.quoteId, position: quoteLine.position },
    price: quoteLine && {
      unit: quoteLine.unit,
      amount: aedFromFils(quoteLine.unitFils),
      billing: quoteLine.quote.billing,
    },
    nurseId: nurse?.id ?? null,
    accepted: rule.accepted,
    nurse: nurse && { id: nurse.id, name: nurseName(nurse) },
    tasks: rule.tasks.map(({ text, atMinute, required }) => ({ text, atMinute, required })),
  }
}

const presentPause = ({ id, from, until, reason, createdBy }: PlanPause, nameOf: NameOf) => ({
  ...{ id, from, until, reason },
  createdBy: nameOf(createdBy),
})
