import type { InitiatePaymentBody } from '@homecare/contract/payment'
import type { Home } from '@homecare/domain/home'
import { aedFromFils, type Fils } from '@homecare/domain/money'
import type { Patient } from '@homecare/domain/patient'
import type { PersonCartLine } from '@homecare/domain/people-cart'

type Contact = Partial<Pick<Patient, 'email' | 'phone' | 'doorNumber' | 'building' | 'landmark' | 'city'>>

interface BookingInput {
  fullName: string
  contact: Contact
  home?: Home | undefined
  others: readonly { name: string }[]
  lines: readonly PersonCartLine[]
  totalFils: Fils
  slot: { date: string; time: string; notEatenSince?: string | null | undefined }
}

/** A booking as the contract has it. The server compares the amounts with its own and stores none of them. */
export const bookingBody = ({
  fullName,
  contact,
  home,
  others,
  lines,
  totalFils,
  slot,
}: BookingInput): InitiatePaymentBody => ({
  amount: aedFromFils(totalFils),
  username: fullName,
  email: contact.email ?? '',
  phoneNumber: contact.phone ?? '',
  doorNo: contact.doorNumber ?? '',
  building: contact.building ?? '',
  landmark: contact.landmark ?? '',
  city: contact.city ?? '',
  ...(home && (home.kind || home.pin) && { home }),
  date: slot.date,
  time: slot.time,
  ...(slot.notEatenSince && { notEatenSince: slot.notEatenSince }),
  ...(others.length > 0 && { people: others.map(({ name }) => name.trim()) }),
  tests: lines.map(({ id, kind, name, priceFils, person }) => ({
    ...{ id, kind, name, price: aedFromFils(priceFils) },
    // Without it a line is the patient's, as in the specification.
    ...(person > 0 && { person }),
  })),
})
