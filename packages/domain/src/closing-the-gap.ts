import { addPackage, addTest, cartLines, exceedsMinimum, totalOf, type Cart, type CartLine } from './cart'
import type { Catalogue } from './catalogue'
import type { Fils } from './money'

/**
 * Returns the one item that lifts the cart above the minimum for the least money. Packages come before tests, because a
 * package makes sense for everybody, while a single expensive test may not. Undefined if the cart is above the minimum,
 * or no single item is enough.
 */
export function closingTheGap(catalogue: Catalogue, cart: Cart, minimumFils: Fils): CartLine | undefined {
  const total = totalOf(cartLines(catalogue, cart))
  if (exceedsMinimum(total, minimumFils)) return undefined
  const offers = (kind: CartLine['kind'], items: readonly Omit<CartLine, 'kind'>[]) =>
    items.map(({ id, name, priceFils }) => ({ kind, id, name, priceFils }))
  const after = (offer: CartLine) => {
    const result = (offer.kind === 'package' ? addPackage : addTest)(catalogue, cart, offer.id)
    return result.ok ? totalOf(cartLines(catalogue, result.cart)) : total
  }
  const cheapest = (all: CartLine[]) =>
    all
      .map((offer) => ({ offer, total: after(offer) }))
      .filter((each) => exceedsMinimum(each.total, minimumFils))
      .toSorted((a, b) => a.total - b.total)[0]?.offer
  return cheapest(offers('package', catalogue.packages)) ?? cheapest(offers('test', catalogue.tests))
}
