import { cleanLine, latinDigits } from '@homecare/domain/text'

/** The typed text as AED, or undefined if it is no amount. A comma, also the Arabic one, is a decimal separator. */
export function amountOf(typed = ''): number | undefined {
  const written = latinDigits(cleanLine(typed)).replace(/[,٫]/, '.')
  return /^\d{1,5}(\.\d{1,2})?$/.test(written) ? Number(written) : undefined
}
