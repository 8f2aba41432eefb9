import { addPackage, addTest, removePackage, removeTest, type CartResult } from '@homecare/domain/cart'
import { cartLines, DEFAULT_MINIMUM_FILS, exceedsMinimum, totalOf } from '@homecare/domain/cart'
import type { CartLine } from '@homecare/domain/cart'
import type { Fils } from '@homecare/domain/money'
import type { WizardContext } from './context'
import { changeDraft, type DraftContent } from './draft'

export type Update = Partial<WizardContext>

/** Other content makes an answer that the server gave about the old content void. */
export function withContent(context: WizardContext, change: Partial<DraftContent>): Update {
  const draft = changeDraft(context.draft, change, context.newKey)
  return draft === context.draft ? {} : { draft, belowMinimum: false }
}

const withCart = (context: WizardContext, result: CartResult): Update =>
  result.ok ? { refused: null, newPrice: null, ...withContent(context, result.cart) } : {}

export function tickTest(context: WizardContext, testId: number): Update {
  if (!context.catalogue) return {}
  const result = addTest(context.catalogue, context.draft, testId)
  if (!result.ok && result.reason === 'in-package') return { refused: { testId, packageName: result.packageName } }
  return withCart(context, result)
}

export function untickTest(context: WizardContext, testId: number): Update {
  return withCart(context, { ok: true, cart: removeTest(context.draft, testId) })
}

export function takePackage(context: WizardContext, packageId: number): Update {
  return context.catalogue ? withCart(context, addPackage(context.catalogue, context.draft, packageId)) : {}
}

export function dropPackage(context: WizardContext, packageId: number): Update {
  return withCart(context, { ok: true, cart: removePackage(context.draft, packageId) })
}

export function linesOf({ catalogue, draft }: WizardContext): CartLine[] {
  return catalogue ? cartLines(catalogue, draft) : []
}

/** What the booking costs: the server's word where it gave one. */
export function totalToPay(context: WizardContext): Fils {
  return context.newPrice?.nowFils ?? totalOf(linesOf(context))
}

export function isBookable(context: WizardContext): boolean {
  return !context.belowMinimum && exceedsMinimum(totalToPay(context), DEFAULT_MINIMUM_FILS)
}
