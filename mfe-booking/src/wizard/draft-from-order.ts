import type { OrderResponse } from '@homecare/contract/orders'
import { filsFromAed } from '@homecare/domain/money'
import type { FrozenOrder } from './context'
import { DRAFT_VERSION, type Draft } from './draft'
import { itemKey } from '@homecare/domain/people-cart'

/** Rebuilds the draft of an order. With its old key and unchanged, it is another payment attempt of that order. */
export function draftFromOrder(order: OrderResponse): Draft {
  const ids = (kind: 'test' | 'package') => [
    ...new Set(order.lines.filter((line) => line.kind === kind).map((line) => line.id)),
  ]
  const items = [...new Set(order.lines.map(itemKey))]
  const without = order.people.map((_, person) => {
    const own = order.lines.filter((line) => line.person === person).map(itemKey)
    return items.filter((item) => !own.includes(item))
  })
  return {
    version: DRAFT_VERSION,
    key: order.draftKey,
    testIds: ids('test'),
    packageIds: ids('package'),
    date: order.date,
    time: order.time,
    patient: order.patient,
    without: without[0] ?? [],
    others: order.people.slice(1).map((name, index) => ({ name, without: without[index + 1] ?? [] })),
  }
}

/** The order's agreed prices, independent of the current catalogue. */
export function frozenOrder({ orderId, draftKey, lines }: OrderResponse, token: string): FrozenOrder {
  return {
    key: draftKey,
    order: { orderId, token },
    lines: lines.map(({ kind, id, name, price, person }) => ({
      kind,
      id,
      name,
      priceFils: filsFromAed(price),
      person,
    })),
  }
}
