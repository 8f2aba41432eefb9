import { initiatePaymentBody, type InitiatePaymentBody, type InitiatePaymentInput } from '@homecare/contract/payment'

/** A body that can be booked: package 1, which needs a fast, on the day after TEST_NOW, 370.00 AED. */
export const draftBody = (changes: Partial<InitiatePaymentBody> = {}): InitiatePaymentBody => ({
  amount: 370,
  username: 'Mona Haddad',
  email: 'mona@example.com',
  phoneNumber: '0501234567',
  doorNo: '12',
  building: 'Sunrise Tower',
  landmark: 'Near the park',
  city: 'Dubai',
  date: '2026-03-04',
  time: '10:00 Am',
  // With it every slot of TEST_NOW's day can be booked as well.
  notEatenSince: '2026-03-02T18:00:00.000Z',
  tests: [{ id: 1, kind: 'package', name: 'Basic Health Package I', price: 370 }],
  ...changes,
})

/** Changes of the sample draft by the names that are used behind the wire. */
export type DraftChanges = Partial<
  Omit<InitiatePaymentBody, 'username' | 'doorNo'> & Pick<InitiatePaymentInput, 'fullName' | 'doorNumber'>
>

/** The same as the contract reads it. */
export const draft = ({ fullName, doorNumber, ...changes }: DraftChanges = {}): InitiatePaymentInput =>
  initiatePaymentBody.parse(
    draftBody({
      ...changes,
      ...(fullName === undefined ? {} : { username: fullName }),
      ...(doorNumber === undefined ? {} : { doorNo: doorNumber }),
    }),
  )
