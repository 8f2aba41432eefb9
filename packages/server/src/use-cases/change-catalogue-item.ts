import type { CatalogueItems } from '@homecare/contract/desk/catalogue-editor'
import { aedFromFils, filsFromAed, formatAed } from '@homecare/domain/money'
import { AppError } from '../app-error'
import { record } from '../audit'
import { findItem, type ItemKey, type StoredItem } from '../catalogue-items/find-item'
import type { Actor, Ctx } from '../context'
import { listCatalogueItems } from './list-catalogue-items'

interface State {
  /** AED. */
  price: number
  active: boolean
}

/**
 * Sets price and availability of a test or package, for new bookings only: what is ordered keeps its lines. Throws
 * NOT_FOUND, CONFLICT if `from` is not what is stored any more, INVALID_INPUT for a package dearer than it was before.
 */
export async function changeCatalogueItem({
  ctx,
  actor,
  input: { kind, id, from, price, active },
}: {
  ctx: Ctx
  actor: Actor
  input: ItemKey & State & { from: State }
}): Promise<CatalogueItems> {
  const priceFils = filsFromAed(price)
  await ctx.db.$transaction(async (tx) => {
    const item = await findItem(tx, { kind, id })
    if (!item) throw new AppError('NOT_FOUND')
    if (aedFromFils(item.priceFils) !== from.price || item.active !== from.active) throw changedMeanwhile(item)
    if (item.wasFils !== null && price !== from.price && priceFils >= item.wasFils)
      throw new AppError('INVALID_INPUT', {
        fields: { price: `It is shown as reduced from ${formatAed(item.wasFils)}: choose a lower price` },
      })
    const detail = {
      ...(from.price === price ? {} : { price: { from: from.price, to: price } }),
      ...(from.active === active ? {} : { active: { from: from.active, to: active } }),
    }
    if (Object.keys(detail).length === 0) return
    const data = { priceFils, active }
    if (kind === 'test') await tx.labTest.update({ where: { id }, data })
    else await tx.healthPackage.update({ where: { id }, data })
    await record(tx, { actor, action: 'catalogue changed', subject: { type: kind, id: String(id) }, detail })
  })
  return listCatalogueItems({ ctx })
}

function changedMeanwhile({ priceFils, active }: StoredItem): AppError {
  const offered = active ? 'offered' : 'not offered'
  return new AppError('CONFLICT', {
    detail: `It now costs ${formatAed(priceFils)} and is ${offered}. Look at it again.`,
  })
}
