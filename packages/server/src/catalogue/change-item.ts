import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { aedFromFils, filsFromAed, formatAed } from '@homecare/domain/money'
import { AppError } from '../app-error'
import { record } from '../audit/append'
import { findItem, type ItemKey, type StoredItem } from './queries'
import type { Actor, Ctx } from '../context'
import { listCatalogueItems } from './list-items'

interface State {
  /** The price in AED. */
  price: number
  active: boolean
  /** The struck-through price in AED; null for none, undefined to leave it unchanged. */
  previousPrice?: number | null | undefined
}

/**
 * Sets price, previous price and availability of a test or package for new bookings; existing bookings keep their
 * lines. Throws NOT_FOUND, CONFLICT if `from` differs from the stored item, and INVALID_INPUT for a previous price that
 * is not above the price or that belongs to a test.
 */
export async function changeCatalogueItem({
  ctx,
  actor,
  input: { kind, id, from, price, active, previousPrice },
}: {
  ctx: Ctx
  actor: Actor
  input: ItemKey & State & { from: State }
}): Promise<CatalogueItems> {
  await ctx.db.$transaction(async (tx) => {
    const item = await findItem(tx, { kind, id })
    if (!item) throw new AppError('NOT_FOUND')
    const stored = { price: aedFromFils(item.priceFils), was: aedOrNone(item.previousPriceFils), active: item.active }
    const { price: seen, active: seenActive, previousPrice: seenWas = stored.was } = from
    if (stored.price !== seen || stored.active !== seenActive || stored.was !== seenWas) throw changedMeanwhile(item)

    const next = { price, was: previousPrice === undefined ? stored.was : previousPrice, active }
    const detail = {
      ...(next.price === stored.price ? {} : { price: { from: stored.price, to: next.price } }),
      ...(next.was === stored.was ? {} : { was: { from: stored.was, to: next.was } }),
      ...(next.active === stored.active ? {} : { active: { from: stored.active, to: next.active } }),
    }
    if (Object.keys(detail).length === 0) return
    if ('price' in detail || 'was' in detail) refuseUnsound(kind, next)
    const data = { priceFils: filsFromAed(price), active }
    const previousPriceFils = next.was === null ? null : filsFromAed(next.was)
    if (kind === 'test') await tx.labTest.update({ where: { id }, data })
    else await tx.healthPackage.update({ where: { id }, data: { ...data, previousPriceFils } })
    await record(tx, { actor, action: 'catalogue changed', subject: { type: kind, id: String(id) }, detail })
  })
  return listCatalogueItems({ ctx })
}

const aedOrNone = (fils: number | null): number | null => (fils === null ? null : aedFromFils(fils))

function refuseUnsound(kind: ItemKey['kind'], { price, was }: { price: number; was: number | null }): void {
  if (was === null) return
  const previousPrice =
    kind === 'test'
      ? 'Only a package shows a price before'
      : was <= price && `A price before is above the price, ${formatAed(filsFromAed(price))}, or there is none`
  if (previousPrice) throw new AppError('INVALID_INPUT', { fields: { previousPrice } })
}

function changedMeanwhile({ priceFils, previousPriceFils, active }: StoredItem): AppError {
  const offered = active ? 'offered' : 'not offered'
  const before = previousPriceFils === null ? '' : ` (before ${formatAed(previousPriceFils)})`
  return new AppError('CONFLICT', {
    detail: `It now costs ${formatAed(priceFils)}${before} and is ${offered}. Look at it again.`,
  })
}
