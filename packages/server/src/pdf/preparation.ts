import type { OrderResponse } from '@homecare/contract/orders'
import { addDays, formatDubaiTime } from '@homecare/domain/dates'
import { slotStart } from '@homecare/domain/slots'

/** Returns the patient's preparation, one sentence each, with the same text in emails and the calendar file. */
export function preparationSentences(order: Pick<OrderResponse, 'date' | 'time' | 'fastingHours'>): string[] {
  const keep = 'Have your Emirates ID or passport at hand, and a place to sit in good light.'
  if (order.fastingHours === 0)
    return [
      'You can eat and drink as usual before the visit.',
      'Drink some water in the hour before the visit: it makes taking blood easier.',
      keep,
    ]
  const from = new Date(slotStart(order.date, order.time).getTime() - order.fastingHours * 60 * 60_000)
  return [
    `Fast for ${order.fastingHours} hours: nothing to eat after ${clock(from, order.date)}. Plain water is fine; coffee and juice are not.`,
    'Take your usual medicines unless your doctor has told you otherwise. If you take medicine for diabetes, ask your doctor before you fast.',
    keep,
  ]
}

/** `"22:00 the evening before"`: a time relative to the day of the visit. */
function clock(instant: Date, visit: string): string {
  const [, time = ''] = formatDubaiTime(instant).split(', ')
  const day = new Date(instant.getTime() + 4 * 60 * 60_000).toISOString().slice(0, 10)
  if (day === visit) return `${time} that day`
  return day === addDays(visit, -1) ? `${time} the evening before` : formatDubaiTime(instant)
}

/** `"within 48 hours of the visit"` of the slowest test in the booking. */
export function reportTime(turnaroundHours: number): string {
  if (turnaroundHours <= 48) return `within ${turnaroundHours} hours of the visit`
  return `within ${Math.ceil(turnaroundHours / 24)} days of the visit`
}
