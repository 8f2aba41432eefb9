import { staffTime } from '@homecare/domain/clock'
import { detailMessages } from './messages'

/** An instant relative to `now`: `20 s ago`; older than a day as the provider's date and time. */
export function relativeTime(at: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 1000))
  const { ago } = detailMessages
  if (seconds < 5) return ago.now
  if (seconds < 60) return ago.seconds(seconds)
  if (seconds < 3600) return ago.minutes(Math.floor(seconds / 60))
  if (seconds < 86_400) return ago.hours(Math.floor(seconds / 3600))
  return staffTime(new Date(at))
}
