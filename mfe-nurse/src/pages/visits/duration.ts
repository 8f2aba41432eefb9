import * as units from '../../locales/en/duration.json'

/** How long something is, as people say it: `"20 minutes"`, `"2 hours 30 minutes"`, `"3 days"`, `"9 years"`. */
export function duration(ms: number): string {
  const minutes = Math.max(1, Math.round(Math.abs(ms) / 60_000))
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1440)]
  if (days >= 730) return units.years({ years: Math.round(days / 365.25) })
  if (days >= 2) return units.days({ days })
  const rest = minutes % 60
  if (hours === 0) return units.minutes({ minutes })
  return rest === 0 ? units.hours({ hours }) : units.hoursAndMinutes({ hours, minutes: rest })
}
