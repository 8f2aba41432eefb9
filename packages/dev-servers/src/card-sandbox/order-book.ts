import { randomInt } from 'node:crypto'
import { openOrderFile } from './order-file'
import type { PaymentOrder } from './read-request'
import { ruleOf, type ApiStatus, type SandboxOutcome } from './outcomes'

export type SandboxOrder = PaymentOrder & {
  /** The gateway's own number, the merchant's tracking id. */
  referenceNo: string
  bankRefNo: string
  status: ApiStatus
  outcome?: SandboxOutcome
  createdAt: Date
  /** When the return of `pay-later` or `bank-slow` is due. */
  returnAt?: Date
  refunds: { refNo: string; fils: number }[]
  /** The events of the order, oldest first, for the page that lists the orders. */
  notes: string[]
}

export type OrderBook = {
  /** Newest first. */
  all(): SandboxOrder[]
  byReference(referenceNo: string): SandboxOrder | undefined
  /** The newest order with that number, since the gateway does not enforce unique numbers. */
  byOrderNo(orderNo: string): SandboxOrder | undefined
  open(order: PaymentOrder): SandboxOrder
  settle(order: SandboxOrder, outcome: SandboxOutcome): void
  /** Call it after every other change of an order, so that a restart finds the change. */
  save(order: SandboxOrder): void
}

/** The sandbox's orders, in memory, and on disk if `ordersFile` is given. */
export function openOrderBook(returnLaterMs: number, ordersFile?: string): OrderBook {
  const byReference = new Map<string, SandboxOrder>()
  const byOrderNo = new Map<string, SandboxOrder>()
  const file = ordersFile ? openOrderFile(ordersFile) : undefined
  const save = (order: SandboxOrder): void => file?.append(order)
  const index = (order: SandboxOrder): void => {
    byReference.set(order.referenceNo, order)
    byOrderNo.set(order.orderNo, order)
  }
  for (const order of file?.orders ?? []) index(order)
  let reference = Number([...byReference.keys()].at(-1) ?? 306_000_000_000 + randomInt(1_000_000) * 100)

  /** An awaited order counts as approved once its time has passed. */
  function current<T extends SandboxOrder | undefined>(order: T): T {
    if (order?.status === 'Awaited' && order.returnAt && order.returnAt <= new Date()) order.status = PAID
    return order
  }

  return {
    all: () => [...byReference.values()].reverse().map((order) => current(order)),
    byReference: (referenceNo) => current(byReference.get(referenceNo)),
    byOrderNo: (orderNo) => current(byOrderNo.get(orderNo)),
    open(request) {
      reference += 1
      const order: SandboxOrder = {
        ...request,
        referenceNo: String(reference),
        bankRefNo: String(randomInt(100_000, 999_999)),
        status: 'Initiated',
        createdAt: new Date(),
        refunds: [],
        notes: [],
      }
      index(order)
      save(order)
      return order
    },
    settle(order, outcome) {
      const { status, returns } = ruleOf(outcome)
      order.outcome = outcome
      order.status = status === 'paid' ? PAID : status
      if (returns === 'later') order.returnAt = new Date(Date.now() + returnLaterMs)
      save(order)
    },
    save,
  }
}

/** Of an account that confirms its orders automatically. */
export const PAID: ApiStatus = 'Shipped'

export const isPaid = (order: SandboxOrder): boolean => order.status === PAID

export const refundedFils = (order: SandboxOrder): number => order.refunds.reduce((sum, refund) => sum + refund.fils, 0)
