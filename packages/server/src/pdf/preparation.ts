import type { OrderResponse } from '@homecare/contract/orders'
import { patientTime } from '@homecare/domain/clock'
import { fastAdvice } from '@homecare/domain/fasting'

type Prepared = Pick<OrderResponse, 'date' | 'time' | 'fastingHours' | 'notEatenSince'>

/** Returns the patient's preparation as it reads at `now`, one sentence each: the same in emails and the calendar file. */
export function preparationSentences(order: Prepared, now: Date): string[] {
  const keep =
    'Please have ready the Emirates ID or passport of everyone who is tested, and a place to sit in good light.'
  if (order.fastingHours === 0)
    return [
      'You can eat and drink as usual before the visit.',
      'Drink some water in the hour before the visit: it makes taking blood easier.',
      keep,
    ]
  return [
    fastingSentence(order, now),
    'Usual medicines can be taken, unless a doctor has said otherwise. Anybody who takes medicine for diabetes should ask a doctor before the fast.',
    keep,
  ]
}

function fastingSentence({ fastingHours, notEatenSince, ...slot }: Prepared, now: Date): string {
  const fast = { hours: fastingHours, notEatenSince: notEatenSince === null ? null : new Date(notEatenSince) }
  const advice = fastAdvice(slot, fast, now)
  const drink = 'Plain water is fine; coffee and juice are not.'
  switch (advice.kind) {
    case 'from':
      return `Fast for ${fastingHours} hours: nothing to eat from ${patientTime(advice.at)}. ${drink}`
    case 'stated':
      return `Keep fasting, as you told us that you have not eaten for some hours: nothing to eat until the nurse has taken the sample. ${drink}`
    case 'over':
      return `Fast for ${fastingHours} hours before the visit. ${drink}`
    default:
      return `Fast for ${fastingHours} hours before the visit: that time has begun, so nothing to eat until the nurse has taken the sample. ${drink} If you have eaten since it began, please choose another time or call us.`
  }
}

/** `"within 48 hours of the visit"` of the slowest test in the booking. */
export function reportTime(turnaroundHours: number): string {
  if (turnaroundHours <= 48) return `within ${turnaroundHours} hours of the visit`
  return `within ${Math.ceil(turnaroundHours / 24)} days of the visit`
}
