import type { OrderResponse } from '@homecare/contract/orders'
import { patientRange } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import { addressParts } from '@homecare/domain/home'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { lineName, linesByPerson } from '@homecare/domain/people'
import { SLOT_MINUTES, slotStart } from '@homecare/domain/slots'
import { isolate, quiet, type Block } from './blocks'

export const price = (aed: number) => formatAed(filsFromAed(aed))

/** `"Tue 3 Mar 2026, 10:30 Am"`. */
export const visitTime = ({ date, time }: Pick<OrderResponse, 'date' | 'time'>) => `${formatDate(date)}, ${time}`

/** `"between 10:30 am and 11:00 am on Tue 3 Mar"`. */
export function arrival({ date, time }: Pick<OrderResponse, 'date' | 'time'>): string {
  const start = slotStart(date, time)
  return patientRange(start, new Date(start.getTime() + SLOT_MINUTES * 60_000))
}

export function address({ patient, home }: OrderResponse): string {
  return addressParts(patient, home).map(isolate).join(', ')
}

/** Below every link that opens a booking. */
export const privateLink: Block = quiet(
  'The link opens your booking without a password, so please keep this email to yourself.',
)

/** Names of tests have commas, as "Vitamin D, 25-Hydroxy". */
export const testNames = (lines: readonly { name: string }[]): string => lines.map(({ name }) => name).join('; ')

/** Who has which tests; empty for one person, whose tests are in the prices. */
export function peopleFacts({ people, lines }: OrderResponse): [string, string][] {
  if (people.length === 1) return []
  return linesByPerson(people, lines).map((each) => [each.name, testNames(each.lines)])
}

export function priceBlock(order: OrderResponse, label: string): Block {
  const lines = order.lines.map((line): [string, string] => [
    lineName(order.people.map(isolate), line),
    price(line.price),
  ])
  return {
    type: 'prices',
    lines: [...lines, ['Sample collection at home', 'Included']],
    total: [label, price(order.total)],
  }
}
