import { patientTime } from '@homecare/domain/clock'
import { isIsoDate } from '@homecare/domain/dates'
import { fastAdvice } from '@homecare/domain/fasting'
import { findSlot } from '@homecare/domain/slots'
import { knownServerNow } from '@homecare/remote-kit/server-clock'
import { useToday } from '@homecare/remote-kit/use-today'
import * as texts from '../locales/en/fasting.json'

interface FastingVisit {
  date: string
  time: string
  fastingHours: number
  notEatenSince?: string | null | undefined
}

/** The advice on the last meal as it is true now: an hour that has passed is never named. */
export function fastingText({ date, time, fastingHours, notEatenSince }: FastingVisit, now: Date | undefined): string {
  if (fastingHours === 0) return texts.none
  if (!now || !isIsoDate(date) || !findSlot(time)) return texts.hours({ hours: fastingHours })
  const since = notEatenSince ? new Date(notEatenSince) : null
  const advice = fastAdvice({ date, time }, { hours: fastingHours, notEatenSince: since }, now)
  if (advice.kind === 'from') return texts.from({ time: patientTime(advice.at) })
  return advice.kind === 'begun' || advice.kind === 'stated' ? texts[advice.kind] : texts.hours({ hours: fastingHours })
}

/** The advice as it is true now; the hours alone until the server's time is known. */
export function FastingText({ visit }: { visit: FastingVisit }) {
  // Renders again when the time is known and when a day begins.
  useToday()
  return <span>{fastingText(visit, knownServerNow())}</span>
}
