import type { CareCase } from '@homecare/contract/cases'
import type { CarePlan, PlanChange } from '@homecare/contract/plans'
import { addDays, type IsoDate } from '@homecare/domain/dates'
import type { Pause, PlanRule } from '../../parts/care/rule-in-words'
import { planText } from './messages'
import { emptyRule, firstDay, ruleErrors, ruleOf, ruleValuesOf, type RuleErrors, type RuleValues } from './rule-values'

/** What is to be changed of a plan. */
export type PlanTask =
  | { kind: 'addRules' }
  | { kind: 'changeRule' | 'endRule'; rule: PlanRule }
  | { kind: 'pause' }
  | { kind: 'endPause'; pause: Pause }

/** A change as it is typed, by the names of the request; each task has some of the fields. */
export interface PlanValues {
  rules: readonly RuleValues[]
  from: string
  until: string
  reason: string
  includeByHand: boolean
}

/** The task that an address names; null for none, undefined if what it is about is gone. */
export function taskOf(query: URLSearchParams, { rules, pauses }: CarePlan): PlanTask | null | undefined {
  const [kind, id] = ['changeRule', 'endRule', 'endPause', 'addRules', 'pause']
    .filter((name) => query.has(name))
    .map((name) => [name, query.get(name)] as const)[0] ?? [null, null]
  if (kind === null) return null
  if (kind === 'addRules' || kind === 'pause') return { kind }
  if (kind === 'endPause') {
    const pause = pauses.find((each) => each.id === id)
    return pause && { kind, pause }
  }
  const rule = rules.find((each) => each.id === id)
  return rule && { kind: kind === 'endRule' ? kind : 'changeRule', rule }
}

/** The address of a task. */
export function queryOf(task: PlanTask): Record<string, string> {
  if ('rule' in task) return { [task.kind]: task.rule.id }
  return { [task.kind]: 'pause' in task ? task.pause.id : '' }
}

export function valuesOf(task: PlanTask, { service }: Pick<CareCase, 'service'>, today: IsoDate): PlanValues {
  const none: PlanValues = { rules: [], from: today, until: '', reason: '', includeByHand: false }
  if (task.kind === 'addRules') return { ...none, rules: [emptyRule(service, firstDay(today))] }
  if (task.kind === 'changeRule') return { ...none, rules: [ruleValuesOf(task.rule)] }
  if (task.kind === 'endPause')
    return { ...none, until: task.pause.from > today ? addDays(task.pause.from, -1) : today }
  return none
}

/** The request of what was typed; null while something is missing or wrong. */
export function changeOf(task: PlanTask, values: PlanValues, today: IsoDate): PlanChange | null {
  if (Object.keys(errorsIn(task, values, today)).length > 0) return null
  const { from, until, reason } = values
  const [rule] = values.rules
  switch (task.kind) {
    case 'addRules':
      return { kind: 'addRules', rules: values.rules.map(ruleOf) }
    case 'changeRule':
      return rule ? { kind: 'changeRule', ruleId: task.rule.id, from, rule: ruleOf(rule) } : null
    case 'endRule':
      return { kind: 'endRule', ruleId: task.rule.id, from }
    case 'pause':
      return { kind: 'pause', from, until: until === '' ? null : until, reason }
    case 'endPause':
      return { kind: 'endPause', pauseId: task.pause.id, until }
  }
}

type PlanErrors = Partial<Record<'from' | 'until' | 'reason', string>> & { rules?: (RuleErrors | undefined)[] }

/** What is missing or wrong, by field. */
export function errorsIn({ kind }: PlanTask, values: PlanValues, today: IsoDate): PlanErrors {
  const { from, until, reason } = values
  const { when: text } = planText
  const ofRules = values.rules.map(ruleErrors)
  const needsFrom = kind === 'changeRule' || kind === 'endRule' || kind === 'pause'
  return {
    ...(needsFrom && from < today && { from: from ? text.past : text.missing }),
    ...(kind === 'pause' && until && until < from && { until: text.endFirst }),
    ...(kind === 'pause' && reason.trim() === '' && { reason: text.reasonMissing }),
    ...(kind === 'endPause' && !until && { until: text.missing }),
    ...(ofRules.some(Boolean) && { rules: ofRules }),
  }
}

const RULE_FIELDS = {
  ...{ rrule: 'repeat', quoteLine: 'quoteLine', service: 'service', startsOn: 'startsOn', endsOn: 'endsOn' },
  ...{ startMinute: 'startMinute', minutes: 'minutes', skills: 'skills', onHolidays: 'onHolidays', nurseId: 'nurseId' },
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => ['text', 'atMinute', 'required'].map((field) => `tasks.${at}.${field}`))
      .flat()
      .map((name) => [name, name]),
  ),
}

/** The fields of the form by the names of the request, which has one rule or several. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...['from', 'until', 'reason'].map((name) => [`change.${name}`, name]),
  ...['change.rule', 'change.rules.0', 'change.rules.1', 'change.rules.2'].flatMap((rule) =>
    Object.entries(RULE_FIELDS).map(([name, field]) => [
      `${rule}.${name}`,
      `rules.${rule.endsWith('rule') ? 0 : rule.slice(-1)}.${field}`,
    ]),
  ),
])
