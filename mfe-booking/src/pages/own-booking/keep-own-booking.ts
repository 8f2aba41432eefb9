import type { OwnBooking } from '@homecare/contract/self-service'
import { addDays, dubaiInstant, formatDate } from '@homecare/domain/dates'
import { addressParts } from '@homecare/domain/home'
import { keepForLink, removeForLink } from '@homecare/remote-kit/kept-offline'
import { knownServerNow, serverNow } from '@homecare/remote-kit/server-clock'
import { messages } from '../../messages'
import { fastingText } from '../../parts/fasting-text'
import { prepareTitle } from '../../parts/prepare-title'
import type { OrderRef } from '../../wizard/context'
import { OWN_BOOKING } from '../paths'
import { ownMessages } from './own-messages'
import { stateOf } from './state-of'

/**
 * Keeps of a booked visit what its patient needs without a network, until the day of the visit is over: no tests, no payment, no
 * report. A visit that does not take place is removed.
 */
export async function keepOwnBooking(own: OwnBooking, { orderId, token }: OrderRef): Promise<void> {
  const { order } = own
  const { patient } = order
  const until = dubaiInstant(addDays(order.date, 1), 0).getTime()
  if (stateOf(own) !== 'booked' || until <= serverNow().getTime()) return removeForLink(token)
  return keepForLink(token, {
    title: ownMessages.states.booked,
    action: ownMessages.openOwn,
    href: `${OWN_BOOKING}?${new URLSearchParams({ orderId, token })}`,
    until,
    facts: [
      { name: messages.summary.when, value: `${formatDate(order.date)}, ${order.time}` },
      { name: ownMessages.patient, value: `${patient.firstName} ${patient.lastName}`, asWritten: true },
      { name: ownMessages.where, value: addressParts(patient, order.home).join(', '), asWritten: true },
      { name: prepareTitle(order), value: fastingText(order, knownServerNow()) },
      { name: ownMessages.order, value: order.orderId, asWritten: true },
    ],
  })
}
