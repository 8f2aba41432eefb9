import { createHash } from 'node:crypto'
import type { PlanEffect } from '@homecare/contract/plans'
import { dubaiDate, formatDate, formatDay, type IsoDate } from '@homecare/domain/dates'
import { aedFromFils } from '@homecare/domain/money'
import { nurseName } from '@homecare/domain/nurse'
import { parseRecurrence, skippedMonths } from '@homecare/domain/recurrence'
import { billingPeriods } from '@homecare/domain/visit-price'
import type { NurseOutcome } from '../../case/occupy-many'
import { billingOf, isPriced, minutesOfNurses, priceOf, type Snapshot } from './snapshot'
import type { Changed, Synced, SyncedVisit } from './sync'

type EffectVisit = PlanEffect['visits'][number]

interface Around {
  before: Snapshot
  after: Snapshot
  /** The first day of the change. */
  from: IsoDate
  through: IsoDate
  /** The rules that the change says. */
  rules: readonly { rrule: string; startsOn: IsoDate }[]
}

/** What staff read of a change before they make it. Its hash is that of all of it. */
export function presentEffect(synced: Synced, { before, after, from, through, rules }: Around): PlanEffect {
  const effect = {
    visits: visitsOf(synced),
    nurses: nursesOf(before, after, from),
    periods: billingPeriods(billingOf(before, after), from, through).map((period) => ({
      ...period,
      before: aedFromFils(priceOf(before, period)),
      after: aedFromFils(priceOf(after, period)),
    })),
    unpriced: after.visits.filter((visit) => dubaiDate(visit.startsAt) >= from && !isPriced(visit)).length,
    notes: notesOf(synced, rules),
  }
  return { hash: createHash('sha256').update(JSON.stringify(effect)).digest('hex'), ...effect }
}

function visitsOf({ diff, changed, outcomes }: Synced): EffectVisit[] {
  const fixedByHand = diff.leave.filter(({ state }) => state === 'planned')
  const all = [
    ...changed.map((each) => presentChanged(each, outcomes)),
    ...diff.cancel.map((visit) => presentRow('cancel', visit)),
    ...fixedByHand.map((visit) => presentRow('leave', visit)),
  ]
  return all.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.service.localeCompare(b.service))
}

const timesOf = ({ from, to }: { from: Date; to: Date }) => ({ startsAt: from.toISOString(), endsAt: to.toISOString() })

function presentRow(what: 'cancel' | 'leave', visit: SyncedVisit): EffectVisit {
  const { row, day } = visit
  const nurse = row.nurse && nurseName(row.nurse)
  return { what, day, service: row.service, ...timesOf(visit), before: null, nurse, lost: null }
}

function presentChanged({ visit, wanted, id }: Changed, outcomes: ReadonlyMap<string, NurseOutcome>): EffectVisit {
  const outcome = [...outcomes.values()].find(({ visits }) => visits.has(id))
  const found = outcome?.visits.get(id)
  const former = visit?.row.nurse ? nurseName(visit.row.nurse) : null
  const isAdded = visit === null || visit.state === 'off'
  const isMoved = !isAdded && (+visit.from !== +wanted.from || +visit.to !== +wanted.to)
  return {
    what: isAdded ? 'add' : isMoved ? 'move' : 'keep',
    ...{ day: wanted.day, service: wanted.rule.service, ...timesOf(wanted) },
    before: isMoved ? timesOf(visit) : null,
    nurse: !outcome ? former : found && 'acceptedRules' in found ? outcome.name : null,
    lost: outcome && found && 'why' in found ? { nurse: outcome.name, ...found } : null,
  }
}

function nursesOf(before: Snapshot, after: Snapshot, from: IsoDate): PlanEffect['nurses'] {
  const [was, is] = [minutesOfNurses(before, from), minutesOfNurses(after, from)]
  const names = [...new Set([...was.keys(), ...is.keys()])].toSorted((a, b) => a.localeCompare(b, 'en'))
  return names
    .map((name) => ({ name, before: was.get(name) ?? 0, after: is.get(name) ?? 0 }))
    .filter((nurse) => nurse.before !== nurse.after)
}

function notesOf({ plan: { holidays, rules: all } }: Synced, rules: Around['rules']): string[] {
  const skipped = rules.flatMap(({ rrule, startsOn }) => {
    const parsed = parseRecurrence(rrule)
    return parsed.ok ? skippedMonths(parsed.rule, startsOn) : []
  })
  const months = [...new Set(skipped)]
  return [
    ...(months.length > 0 ? [`These months have no such day: ${months.map(monthName).join(', ')}.`] : []),
    ...(all.length === 0
      ? []
      : holidays.map(({ date, name, confirmed }) => {
          const day = `${formatDate(date)} is a public holiday: ${name}`
          return confirmed ? `${day}.` : `${day}, not confirmed yet.`
        })),
  ]
}

/** `Feb 2027`, from its first day. */
const monthName = (month: string): string => formatDay(`${month}-01`, 'en').replace(/^1 /, '')
