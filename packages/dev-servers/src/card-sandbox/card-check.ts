export type CardField = 'number' | 'expiry' | 'cvv' | 'holder'
export type PaymentCard = Record<CardField, string>
export type CardErrors = Partial<Record<CardField, string>>

/** The card that the form is prefilled with; it is valid in any year. */
export function testCard(now: Date): PaymentCard {
  return {
    number: '4111 1111 1111 1111',
    expiry: `12/${String((now.getFullYear() + 3) % 100)}`,
    cvv: '123',
    holder: 'Test Card',
  }
}

/** An error text for each invalid field of a card. */
export function checkCard(card: PaymentCard, now: Date): CardErrors {
  const errors: CardErrors = {}
  const digits = card.number.replace(/[ -]/g, '')
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits))
    errors.number = 'Enter a card number that exists, for example 4111 1111 1111 1111.'
  const [, month, year] = /^(0[1-9]|1[0-2]) ?\/ ?(\d{2})$/.exec(card.expiry.trim()) ?? []
  if (!month || !year) errors.expiry = 'Enter month and year as MM/YY.'
  else if (new Date(2000 + Number(year), Number(month)) <= now) errors.expiry = 'This card has expired.'
  if (!/^\d{3,4}$/.test(card.cvv.trim())) errors.cvv = 'Enter the 3 or 4 digits.'
  if (!card.holder.trim()) errors.holder = 'Enter the name on the card.'
  return errors
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, i) => {
      const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}
