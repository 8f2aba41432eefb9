import type { OrderResponse, OrderView } from '@homecare/contract/orders'
import { filsFromAed } from '@homecare/domain/money'
import type { FrozenOrder, WizardContext } from './context'
import { DRAFT_VERSION, type Draft } from './draft'
import { isPatients } from './order-state'
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
    notEatenSince: order.notEatenSince ?? undefined,
    // The number is not in the answer, since its last digits open the report; another booking asks for it again.
    patient: { ...order.patient, phone: '' },
    home: order.home,
    without: without[0] ?? [],
    others: order.people.slice(1).map((name, index) => ({ name, without: without[index + 1] ?? [] })),
  }
}

/** What goes on with an order's payment: its draft, at the agreed prices. */
export const resumed = (order: OrderView | null, token: string): Partial<WizardContext> =>
  order && isPatients(order)
    ? {
        requestedStep: 'resume',
        unchecked: { draft: draftFromOrder(order), notes: [] },
        frozen: frozenOrder(order, token),
      }
    : {}

/** The order's agreed prices, independent of the current catalogue. */
function frozenOrder({ orderId, draftKey, lines, patient }: OrderResponse, token: string): FrozenOrder {
  return {
    key: draftKey,
    order: { orderId, token },
    hiddenPhone: patient.phone,
    lines: lines.map(({ kind, id, name, price, person }) => ({
      kind,
      id,
      name,
      priceFils: filsFromAed(price),
      person,
    })),
  }
}
