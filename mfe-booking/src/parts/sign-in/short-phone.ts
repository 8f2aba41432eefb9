import { quickPhone, readablePhone } from '@homecare/domain/phone-digits'

/** A number by which its owner knows it, and nobody who looks over a shoulder: `"050 ••• 1234"`. */
export function shortPhone(phoneNumber: string): string {
  const shown = quickPhone(phoneNumber) ?? readablePhone(phoneNumber)
  return `${shown.slice(0, 3)} ••• ${shown.slice(-4)}`
}
