import type { InitiateAnswer, InitiatePaymentInput } from '@homecare/contract/payment'
import { exceedsMinimum, totalOf } from '@homecare/domain/cart'
import { aedFromFils } from '@homecare/domain/money'
import { AppError } from '../app-error'
import { loadCatalogue } from '../catalogue/internal/catalogue'
import type { Ctx } from '../context'
import { checkAmount, findBookedItems, assertActive, type PricedLine } from './internal/price-lines'
import { continuePayment } from './internal/continue-payment'
import { createBooking } from './internal/create-booking'
import { toDraft } from './internal/draft'
import { orNearest } from '../slot/with-alternative-slots'
import { assertSlotAvailable } from '../slot/check-slot'

interface StartPayment {
  ctx: Ctx
  input: InitiatePaymentInput
  /** The draft's own key; without one its contents are the key. */
  draftKey?: string | undefined
  /** The caller's address. */
  from?: string | undefined
}

/**
 * Books a slot and sends the visitor off to pay. Initiated twice, the same draft is one order. Throws CONFLICT,
 * PRICE_CHANGED, BELOW_MINIMUM, SLOT_FULL, TOO_MANY_HOLDS, DAY_SEATS_LIMIT, INVALID_INPUT or PAYMENT_UNAVAILABLE; then nothing is stored.
 */
export function startBooking(start: StartPayment): Promise<InitiateAnswer> {
  const { ctx, input } = start
  return orNearest(ctx, { date: input.date, time: input.time }, () => ctx.limits.startBooking(() => startNow(start)))
}

async function startNow({ ctx, input, draftKey, from }: StartPayment): Promise<InitiateAnswer> {
  const catalogue = await loadCatalogue(ctx.db)
  const lines = findBookedItems(catalogue, input.tests)
  const draft = toDraft(input, lines, draftKey)
  for (let round = 1; round <= 5; round++) {
    const known = await ctx.db.booking.findUnique({ where: { draftKey: draft.key } })
    if (known) return continuePayment(ctx, known, { hash: draft.hash, amountAed: input.amount, from })
    if (round === 1) await refuseNew(ctx, input, lines)
    const answer = await createBooking(ctx, { draft, lines, tests: catalogue.tests, from })
    if (answer) return answer
  }
  throw new AppError('UNAVAILABLE')
}

async function refuseNew(ctx: Ctx, input: InitiatePaymentInput, lines: readonly PricedLine[]): Promise<void> {
  assertActive(lines)
  const total = totalOf(lines.map((line) => line.item))
  checkAmount(input.amount, total)
  const { minimumFils } = ctx.settings
  if (!exceedsMinimum(total, minimumFils)) {
    const detail = `Minimum booking amount is ${aedFromFils(minimumFils)}. Please add more items to proceed.`
    throw new AppError('BELOW_MINIMUM', { detail })
  }
  const { date, time } = input
  await assertSlotAvailable(ctx.db, { date, time, now: ctx.now(), rules: ctx.settings.slotRules })
}
