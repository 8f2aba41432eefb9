import { slotWhen } from '@homecare/domain/slot-text'
import { COMMA } from '@homecare/domain/locales'
import type { OwnBooking } from '@homecare/contract/self-service'
import { addDays, dubaiInstant } from '@homecare/domain/dates'
import { addressParts } from '@homecare/domain/home'
import { keepForLink, removeForLink } from '@homecare/remote-kit/kept-offline'
import { knownServerNow, serverNow } from '@homecare/remote-kit/server-clock'
import * as ownTexts from '../../locales/en/own.json'
import * as summaryTexts from '../../locales/en/summary.json'
import { fastingText } from '../../parts/fasting-text'
import { prepareTitle } from '../../parts/prepare-title'
import type { OrderRef } from '../../wizard/context'
import { ownBookingHref } from '../paths'
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
    title: ownTexts.states.booked,
    action: ownTexts.openOwn,
    href: ownBookingHref({ orderId, token }),
    until,
    facts: [
      { name: summaryTexts.when, value: slotWhen(order) },
      { name: ownTexts.patient, value: `${patient.firstName} ${patient.lastName}`, asWritten: true },
      { name: ownTexts.where, value: addressParts(patient, order.home).join(COMMA), asWritten: true },
      { name: prepareTitle(order), value: fastingText(order, knownServerNow()) },
      { name: ownTexts.order, value: order.orderId, asWritten: true },
    ],
  })
}
