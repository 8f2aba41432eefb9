import { BILLINGS } from '@homecare/domain/quote-totals'
import { CARE_SKILLS } from '@homecare/domain/nurse-credentials'
import { RATE_UNITS } from '@homecare/domain/rates'
import { z } from 'zod'
import { isoDate, line, typedLine } from './text'

const version = z.number().int().min(0)
const minuteOfDay = z.number().int().min(0).max(1439)

/** What a nurse does in a visit. */
const task = z.object({
  text: typedLine.min(1, 'Write the task down').max(100),
  /** Minutes after midnight in Dubai, within the visit; null for any time of it. */
  atMinute: minuteOfDay.nullable(),
  /** Whether the visit can't end without an answer to it. */
  required: z.boolean(),
})

/** Which visits there are to be, from a day on. */
const ruleInput = z.object({
  /** The line of an accepted quote by which the visits are charged; null where no price is agreed. */
  quoteLine: z.object({ quoteId: z.string().max(64), position: z.number().int().min(0) }).nullable(),
  service: line,
  /** `FREQ=WEEKLY;BYDAY=MO,WE`, by RFC 5545; an UNTIL or COUNT becomes the last day. */
  rrule: typedLine.min(1).max(200),
  startsOn: isoDate,
  /** The last day; null for care without an end. */
  endsOn: isoDate.nullable(),
  /** Minutes after midnight in Dubai. A visit over midnight belongs to the day on which it begins. */
  startMinute: minuteOfDay,
  minutes: z.number().int().min(15).max(1440),
  skills: z.array(z.enum(CARE_SKILLS)).max(CARE_SKILLS.length),
  onHolidays: z.enum(['work', 'skip']),
  /** Who makes the visits where nothing speaks against it. */
  nurseId: z.string().max(64).nullable(),
  /** The names of soft rules that the nurse may break in these visits, as somebody has decided. */
  accepted: z.array(z.string().max(30)).max(20),
  tasks: z.array(task).max(30),
})

const from = isoDate

/**
 * A change of a plan. `changeRule` and `endRule` hold from a day on; a day that has passed stands for the first visit that has not
 * begun. `until` of a pause is its last day, null while nobody knows it.
 */
const planChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('addRules'), rules: z.array(ruleInput).min(1).max(3) }),
  z.object({ kind: z.literal('changeRule'), ruleId: z.string().max(64), from, rule: ruleInput }),
  z.object({ kind: z.literal('endRule'), ruleId: z.string().max(64), from }),
  z.object({
    kind: z.literal('pause'),
    from,
    until: isoDate.nullable(),
    reason: typedLine.min(1, 'Write the reason down').max(200),
  }),
  z.object({ kind: z.literal('endPause'), pauseId: z.string().max(64), until: isoDate }),
])

/** `version` is the case's. With `includeByHand` visits that were moved by hand follow the plan as well. */
export const previewPlanBody = z.object({ version, change: planChange, includeByHand: z.boolean() })
/** `hash` is that of the effect that was shown: with another effect the change is refused (PREVIEW_CHANGED). */
export const applyPlanBody = previewPlanBody.extend({ hash: z.string().max(100) })

const money = z.number()

/** What a plan says, and what follows from it. */
export const carePlan = z
  .object({
    /** Of the case. */
    version,
    /** Those that hold now or later first, by their first day; then those that are over. */
    rules: z.array(
      ruleInput.extend({
        id: z.string(),
        rrule: z.string(),
        service: z.string(),
        skills: z.array(z.string()),
        tasks: z.array(task.extend({ text: z.string() })),
        nurse: z.object({ id: z.string(), name: z.string() }).nullable(),
        /** Of its line, in AED with VAT; null where no price is agreed. */
        price: z.object({ unit: z.enum(RATE_UNITS), amount: money, billing: z.enum(BILLINGS) }).nullable(),
      }),
    ),
    /** The latest first. `until` is the last day. */
    pauses: z.array(
      z.object({
        id: z.string(),
        from: z.string(),
        until: z.string().nullable(),
        reason: z.string(),
        createdBy: z.string(),
      }),
    ),
    /** The last day for which visits are made; null before the first rule. */
    generatedThrough: z.string().nullable(),
    /** From today on, in order. */
    holidays: z.array(z.object({ date: z.string(), name: z.string(), confirmed: z.boolean() })),
  })
  .meta({ id: 'CarePlan' })

const effectVisit = z.object({
  /**
   * `leave`: it stays although the plan wants otherwise, since it was moved by hand. A visit that is restored after a pause is
   * an added one.
   */
  what: z.enum(['keep', 'add', 'move', 'cancel', 'leave']),
  /** The day of the rule on which it stands. */
  day: z.string(),
  service: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The times before, where it moves. */
  before: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
  /** Who makes it after the change. */
  nurse: z.string().nullable(),
  /** Who would have made it and can't, and why, in a sentence. */
  lost: z
    .object({
      nurse: z.string(),
      why: z.string(),
      /** The rules that somebody may accept; none where a hard one is broken as well. */
      rules: z.array(z.string()),
    })
    .nullable(),
})

/** What a change of a plan does to the visits that are made already or would be now. */
export const planEffect = z
  .object({
    hash: z.string(),
    /** By when they begin. */
    visits: z.array(effectVisit),
    /** Hours of nurses that differ, in minutes of the weeks that are shown. */
    nurses: z.array(z.object({ name: z.string(), before: z.number().int(), after: z.number().int() })),
    /** By week or month, as the care is billed: what the visits cost, in AED with VAT and without any discount. */
    periods: z.array(z.object({ from: z.string(), until: z.string(), before: money, after: money })),
    /** Visits after the change for which no price is agreed. */
    unpriced: z.number().int(),
    /** What staff should know: months that a rule skips, a holiday that is left out. */
    notes: z.array(z.string()),
  })
  .meta({ id: 'PlanEffect' })

/** A day on which some care costs more, and some is not given. Those of the moon are not confirmed until it is seen. */
export const holidayBody = z.object({
  date: isoDate,
  name: typedLine.min(1, 'Enter a name').max(60),
  confirmed: z.boolean(),
})
export const removeHolidayBody = z.object({ date: isoDate })
export const holidays = z
  .object({
    holidays: z.array(z.object({ date: z.string(), name: z.string(), confirmed: z.boolean() })),
  })
  .meta({ id: 'Holidays' })

export type PlanRuleInput = z.infer<typeof ruleInput>
export type PlanChange = z.infer<typeof planChange>
export type PreviewPlan = z.infer<typeof previewPlanBody>
export type ApplyPlan = z.infer<typeof applyPlanBody>
export type CarePlan = z.infer<typeof carePlan>
export type PlanEffect = z.infer<typeof planEffect>
export type Holidays = z.infer<typeof holidays>
export type HolidayInput = z.infer<typeof holidayBody>
