import { patientTime } from '@homecare/domain/clock'
import { isIsoDate } from '@homecare/domain/dates'
import { fastAdvice } from '@homecare/domain/fasting'
import { findSlot } from '@homecare/domain/slots'
import { useState } from 'react'
import { messages } from '../messages'

interface FastingVisit {
  date: string
  time: string
  fastingHours: number
  notEatenSince?: string | null | undefined
}

/** The advice on the last meal as it is true now: an hour that has passed is never named. */
function fastingText({ date, time, fastingHours, notEatenSince }: FastingVisit, now: Date): string {
  const text = messages.fasting
  if (fastingHours === 0) return text.none
  if (!isIsoDate(date) || !findSlot(time)) return text.hours(fastingHours)
  const since = notEatenSince ? new Date(notEatenSince) : null
  const advice = fastAdvice({ date, time }, { hours: fastingHours, notEatenSince: since }, now)
  if (advice.kind === 'from') return text.from(patientTime(advice.at))
  return advice.kind === 'begun' || advice.kind === 'stated' ? text[advice.kind] : text.hours(fastingHours)
}

/** The advice as it is true when the page is opened. */
export function FastingText({ visit }: { visit: FastingVisit }) {
  const [now] = useState(() => new Date())
  return <span>{fastingText(visit, now)}</span>
}
