const PRICE = 370

/** The confirm screen's request, by default for the first package of the catalogue. */
export const draftOf = (visit: {
  email: string
  date: string
  time: string
  username?: string
  amount?: number
  tests?: { id: number; kind: string; name: string; price: number }[]
}) => ({
  amount: PRICE,
  username: 'Mona Haddad',
  phoneNumber: '0501234567',
  doorNo: '1',
  building: 'Trial Tower',
  landmark: 'Near the park',
  city: 'Dubai',
  tests: [{ id: 1, kind: 'package', name: 'Basic Health Package I', price: PRICE }],
  ...visit,
})
