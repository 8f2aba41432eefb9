import type { IsoDate } from './dates'

/** A visit that a plan has made. */
export interface PlanVisit {
  id: string
  /** One for a rule and all that have replaced it. */
  line: string
  /** The day of the rule on which it stands, also after it was moved. */
  day: IsoDate
  from: Date
  to: Date
  skills: readonly string[]
  /**
   * `planned`: it will take place. `off`: the plan has canceled it, as for a pause. `fixed`: it has begun, or somebody has said
   * what became of it.
   */
  state: 'planned' | 'off' | 'fixed'
  /** True if somebody has moved it: it differs from its rule on purpose. */
  byHand: boolean
}

/** A visit that a plan wants on a day. */
export interface Occurrence {
  line: string
  day: IsoDate
  from: Date
  to: Date
  skills: readonly string[]
}

export interface PlanDiff<Visit extends PlanVisit, Wanted extends Occurrence> {
  /** They are as the plan wants them. */
  keep: { visit: Visit; wanted: Wanted }[]
  /** Other times or other skills. */
  move: { visit: Visit; wanted: Wanted }[]
  /** The plan had canceled them and wants them again. */
  restore: { visit: Visit; wanted: Wanted }[]
  add: Wanted[]
  cancel: Visit[]
  /** Not touched, although the plan wants something else or nothing: fixed ones, and those that were moved by hand. */
  leave: Visit[]
}

/**
 * What must be done so that the visits are those of the plan. A line has at most one visit a day; visit and occurrence are paired
 * by line and day, so that a visit keeps its id and nurse. With `includeByHand` visits that were moved by hand follow the plan as well.
 */
export function planDiff<Visit extends PlanVisit, Wanted extends Occurrence>(
  visits: readonly Visit[],
  occurrences: readonly Wanted[],
  { includeByHand = false }: { includeByHand?: boolean } = {},
): PlanDiff<Visit, Wanted> {
  const wantedAt = new Map(occurrences.map((each) => [keyOf(each), each]))
  const diff: PlanDiff<Visit, Wanted> = { keep: [], move: [], restore: [], add: [], cancel: [], leave: [] }
  for (const visit of visits) {
    const wanted = wantedAt.get(keyOf(visit))
    wantedAt.delete(keyOf(visit))
    if (visit.state === 'off') {
      if (wanted) diff.restore.push({ visit, wanted })
    } else if (wanted && isAsWanted(visit, wanted)) diff.keep.push({ visit, wanted })
    else if (visit.state === 'fixed' || (visit.byHand && !includeByHand)) diff.leave.push(visit)
    else if (wanted) diff.move.push({ visit, wanted })
    else diff.cancel.push(visit)
  }
  diff.add.push(...wantedAt.values())
  return diff
}

const keyOf = ({ line, day }: Pick<Occurrence, 'line' | 'day'>) => `${line} ${day}`

const isAsWanted = (visit: PlanVisit, wanted: Occurrence): boolean =>
  visit.from.getTime() === wanted.from.getTime() &&
  visit.to.getTime() === wanted.to.getTime() &&
  visit.skills.toSorted().join() === wanted.skills.toSorted().join()
