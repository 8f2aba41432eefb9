import { randomInt } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PaymentOrder } from './read-request'
import { PAID, ruleOf, type ApiStatus, type SandboxOutcome } from './outcomes'

/** An order as it is in the file too; times are ISO 8601. */
export type SandboxOrder = PaymentOrder & {
  /** The gateway's own number, the merchant's tracking id. */
  referenceNo: string
  bankRefNo: string
  status: ApiStatus
  outcome?: SandboxOutcome
  createdAt: string
  refunds: { refNo: string; fils: number }[]
  /** The events of the order, oldest first, for the page that lists the orders. */
  notes: string[]
}

export type OrderBook = ReturnType<typeof openOrderBook>

/** The sandbox's orders, in memory, and on disk if `ordersFile` is given. */
export function openOrderBook(ordersFile?: string) {
  const byReference = new Map(ordersFile ? readOrders(ordersFile) : [])
  const byOrderNo = new Map([...byReference.values()].map((order) => [order.orderNo, order]))
  let reference = Number([...byReference.keys()].at(-1) ?? 306_000_000_000 + randomInt(1_000_000) * 100)

  const save = (order: SandboxOrder): void => {
    // This is synchronous, so that every response is on disk even if the process is killed.
    if (ordersFile) appendFileSync(ordersFile, toLine(order))
  }
  const book = {
    /** Newest first. */
    all: (): SandboxOrder[] => [...byReference.values()].reverse(),
    byReference: (referenceNo: string) => byReference.get(referenceNo),
    /** The newest order with that number, since the gateway does not enforce unique numbers. */
    byOrderNo: (orderNo: string) => byOrderNo.get(orderNo),
    open(request: PaymentOrder): SandboxOrder {
      reference += 1
      const order: SandboxOrder = {
        ...request,
        referenceNo: String(reference),
        bankRefNo: String(randomInt(100_000, 999_999)),
        status: 'Initiated',
        createdAt: new Date().toISOString(),
        refunds: [],
        notes: [],
      }
      byReference.set(order.referenceNo, order)
      byOrderNo.set(order.orderNo, order)
      save(order)
      return order
    },
    settle(order: SandboxOrder, outcome: SandboxOutcome): void {
      Object.assign(order, { outcome, status: ruleOf(outcome).status })
      save(order)
    },
    /** Adds to what is in the order's list of events. */
    note(order: SandboxOrder, text: string): void {
      order.notes.push(text)
      save(order)
    },
    change(order: SandboxOrder, status: ApiStatus, note: string): void {
      order.status = status
      book.note(order, note)
    },
    /** Gives back a part of a paid order, or what is left of it. */
    refund(order: SandboxOrder, refNo: string, fils: number, note: string): void {
      order.refunds.push({ refNo, fils })
      book.change(order, refundedFils(order) === order.amountFils ? 'Refunded' : order.status, note)
    },
  }
  return book
}

const toLine = (order: SandboxOrder): string => `${JSON.stringify(order)}\n`

/** Reads the orders, one line for each change, of which the last of an order counts, and leaves one line for each order. */
function readOrders(path: string): Map<string, SandboxOrder> {
  const orders = new Map<string, SandboxOrder>()
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    try {
      const order = JSON.parse(line) as SandboxOrder
      orders.set(order.referenceNo, order)
    } catch {
      // A line that was cut off when the process was killed, and the end of the file.
    }
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, [...orders.values()].map(toLine).join(''))
  renameSync(`${path}.new`, path)
  return orders
}

export const isPaid = (order: SandboxOrder): boolean => order.status === PAID

export const refundedFils = (order: SandboxOrder): number => order.refunds.reduce((sum, refund) => sum + refund.fils, 0)
