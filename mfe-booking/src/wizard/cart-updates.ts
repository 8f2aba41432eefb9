import { addPackage, addTest, removePackage, removeTest, type CartResult } from '@homecare/domain/cart'
import { exceedsMinimum, totalOf } from '@homecare/domain/cart'
import type { Fils } from '@homecare/domain/money'
import type { FrozenOrder, WizardContext } from './context'
import { changeDraft, type Draft, type DraftContent } from './draft'
import { personLines, type PersonCartLine } from '@homecare/domain/people-cart'
import { lostSlotOf } from './state-data'

/** Any number that the form's rules let through. */
const KNOWN_PHONE = '0000000000'

export type Update = Partial<WizardContext>

/** A change of the content discards the server's answer about the old content. */
export function withContent(context: WizardContext, change: Partial<DraftContent>): Update {
  const draft = changeDraft(context.draft, change, context.newKey)
  return draft === context.draft
    ? {}
    : { draft, belowMinimum: false, payFailure: null, frozen: frozenAs(context, draft.key, change) }
}

/** In another slot it is still the same order; with other tests or another patient it is a new one. */
function frozenAs(context: WizardContext, key: string, change: Partial<DraftContent>): FrozenOrder | null {
  const frozen = frozenOf(context)
  const slotOnly = Object.keys(change).every((part) => ['date', 'time', 'notEatenSince'].includes(part))
  return frozen && slotOnly ? { ...frozen, key } : null
}

/** The order whose payment this draft retries, if any. */
export function frozenOf({ frozen, draft }: WizardContext): FrozenOrder | null {
  return frozen?.key === draft.key ? frozen : null
}

const withCart = (context: WizardContext, result: CartResult): Update =>
  result.ok ? { stateData: null, newPrice: null, ...withContent(context, result.cart) } : {}

export function addTestToCart(context: WizardContext, testId: number): Update {
  if (!context.catalogue) return {}
  const result = addTest(context.catalogue, context.draft, testId)
  if (!result.ok && result.reason === 'in-package')
    return { stateData: { state: 'choosing', refused: { testId, packageName: result.packageName } } }
  return withCart(context, result)
}

export function removeTestFromCart(context: WizardContext, testId: number): Update {
  return withCart(context, { ok: true, cart: removeTest(context.draft, testId) })
}

export function addPackageToCart(context: WizardContext, packageId: number): Update {
  return context.catalogue ? withCart(context, addPackage(context.catalogue, context.draft, packageId)) : {}
}

export function removePackageFromCart(context: WizardContext, packageId: number): Update {
  return withCart(context, { ok: true, cart: removePackage(context.draft, packageId) })
}

/** The draft as its steps are checked: the phone number of an order whose payment is retried is known to the server. */
export function draftToCheck(context: WizardContext): Draft {
  const { draft } = context
  const frozen = frozenOf(context)
  return frozen && !draft.patient.phone ? { ...draft, patient: { ...draft.patient, phone: KNOWN_PHONE } } : draft
}

export function linesOf(context: WizardContext): readonly PersonCartLine[] {
  const { catalogue, draft } = context
  return frozenOf(context)?.lines ?? (catalogue ? personLines(catalogue, draft) : [])
}

/** The booking's total: the server's where it returned one. */
export function totalToPay(context: WizardContext): Fils {
  return context.newPrice?.nowFils ?? totalOf(linesOf(context))
}

export function isBookable(context: WizardContext): boolean {
  if (frozenOf(context)) return true
  const { belowMinimum, catalogue } = context
  return !belowMinimum && catalogue !== null && exceedsMinimum(totalToPay(context), catalogue.minimumFils)
}

/** A bookable cart in a slot that is not known to be lost. */
export function isConfirmable(context: WizardContext): boolean {
  return isBookable(context) && lostSlotOf(context) === null
}
