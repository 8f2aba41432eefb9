import type { InitiatePaymentBody } from '@homecare/contract/payment'
import { totalOf } from '@homecare/domain/cart'
import { aedFromFils } from '@homecare/domain/money'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import type { PersonCartLine } from '@homecare/domain/people-cart'
import type { CallDraft } from './call-draft'

/** What staff send to book: with several people each line says for whom it is. */
export function bookingBody(
  { details, others }: Pick<CallDraft, 'details' | 'others'>,
  lines: readonly PersonCartLine[],
  { date, time }: SlotChoice,
): InitiatePaymentBody {
  const isFamily = others.length > 0
  return {
    amount: aedFromFils(totalOf(lines)),
    username: details.fullName ?? '',
    ...(isFamily && { people: others.map(({ name }) => name.trim()) }),
    email: details.email ?? '',
    phoneNumber: details.phone ?? '',
    doorNo: details.doorNumber ?? '',
    building: details.building ?? '',
    landmark: details.landmark ?? '',
    city: details.city ?? '',
    date,
    time,
    tests: lines.map(({ id, kind, name, priceFils, person }) => ({
      ...{ id, kind, name, price: aedFromFils(priceFils) },
      ...(isFamily && { person }),
    })),
  }
}
