import type { RequestItem } from '@homecare/contract/staff'
import { staffHour, staffTime } from '@homecare/domain/clock'
import { dubaiDate, formatDay } from '@homecare/domain/dates'
import { requestWorkMessages } from './request-work-messages'

const text = requestWorkMessages

/** `No answer, again 15:00`; with the day where it is not today. */
export function callText({ outcome, againAt }: NonNullable<RequestItem['lastCall']>, now: Date): string {
  if (againAt === null) return text.outcomes[outcome]
  const again = new Date(againAt)
  const time = dubaiDate(again) === dubaiDate(now) ? staffHour(again) : staffTime(again)
  return `${text.outcomes[outcome]}, ${text.again(time)}`
}

/** In a row, whose end is cut where there is little space: `Again 1 Mar 15:00, no answer`. */
export function rowCallText({ outcome, againAt }: NonNullable<RequestItem['lastCall']>, now: Date): string {
  if (againAt === null) return text.outcomes[outcome]
  const again = new Date(againAt)
  const day = dubaiDate(again)
  const time = day === dubaiDate(now) ? staffHour(again) : `${formatDay(day).replace(/ \d+$/, '')} ${staffHour(again)}`
  return text.againFirst(time, text.outcomes[outcome])
}

/** The same where there is little space: when the next call is due, without it what came of the last one. */
export function shortCallText({ outcome, againAt }: NonNullable<RequestItem['lastCall']>, now: Date): string {
  if (againAt === null) return text.outcomes[outcome]
  const again = new Date(againAt)
  return text.again(
    dubaiDate(again) === dubaiDate(now) ? staffHour(again) : formatDay(dubaiDate(again)).replace(/ \d+$/, ''),
  )
}
