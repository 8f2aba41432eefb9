import { aedFromFils, type Fils } from '@homecare/domain/money'
import { AppError } from '../../app-error'

/** The browser's amount only has to agree: if it doesn't, nothing is charged and the true total goes back. */
export function checkAmount(browserAed: number, totalFils: Fils): void {
  if (Math.abs(browserAed * 100 - totalFils) > 1e-6) {
    throw new AppError('PRICE_CHANGED', {
      total: aedFromFils(totalFils),
      detail: 'The price has changed. Look at the new total.',
    })
  }
}
