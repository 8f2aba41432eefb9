import { BOARD_PERIODS, daysIn, MAX_BOARD_DAYS } from '@homecare/domain/board-period'
import { COUNTED_STEPS } from '@homecare/domain/booking-step'
import { z } from 'zod'
import { isoDate, typedLine } from '../text'

/** `from` and `to` are the days of an own period; the others end today. */
export const ownerBoardQuery = z
  .object({ period: z.enum(BOARD_PERIODS).default('month'), from: isoDate.optional(), to: isoDate.optional() })
  .superRefine(({ period, from, to }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (period !== 'own') return
    if (!from) return wrong('from', 'Choose the first day')
    if (!to) return wrong('to', 'Choose the last day')
    if (to < from) return wrong('to', 'The last day is before the first')
    if (daysIn({ from, to }) > MAX_BOARD_DAYS) wrong('to', `Choose at most ${MAX_BOARD_DAYS} days`)
  })

const count = z.number().int()
const span = z.object({ from: z.string(), to: z.string() })

/** One day in Dubai. Amounts are integer fils. */
const boardDay = z.object({
  date: z.string(),
  /** Bookings whose payment came in; a payment belongs to the day on which it was started. */
  bookings: count,
  revenueFils: count,
  refundsFils: count,
  /** Requests from service pages and messages from the contact page. */
  requests: count,
  /** Of the samples taken on this day, one a person: reports released within the longest turnaround, late or missing, and not due yet. */
  reportsKept: count,
  reportsMissed: count,
  reportsOpen: count,
})

/** A figure of the period and of the one before. */
const pair = z.object({ now: count, before: count })

/** What the owner sees of a period. Only sums: nothing in it belongs to a person. */
export const ownerBoard = z
  .object({
    period: span,
    before: span,
    days: z.array(boardDay),
    daysBefore: z.array(boardDay),
    /** What was booked most, tests and packages each by number of bookings. */
    items: z.array(
      z.object({ kind: z.enum(['test', 'package']), id: count, name: z.string(), bookings: pair, revenueFils: pair }),
    ),
    /** The twelve half hours: booked seats of those that were offered. */
    slots: z.array(z.object({ time: z.string(), taken: pair, seats: pair })),
    /** How often each step of the booking was shown, counted without telling visitors apart. */
    steps: z.array(z.object({ step: z.enum(COUNTED_STEPS), shown: pair })),
    /** What was searched for in the catalogue without a result, if it was searched at least three times. */
    searches: z.array(z.object({ words: z.string(), searched: pair })),
  })
  .meta({ id: 'OwnerBoard' })

export const countStepBody = z.object({ step: z.enum(COUNTED_STEPS) })

export const missedSearchBody = z.object({ text: typedLine.max(200) })

export type OwnerBoardQuery = z.infer<typeof ownerBoardQuery>
export type OwnerBoard = z.infer<typeof ownerBoard>
export type BoardDay = z.infer<typeof boardDay>
