import type { OrderRef, WizardContext } from './context'
import { isEmptyDraft, type Draft } from './draft'

// sessionStorage: each tab has its own draft, which is deleted with the tab.
const DRAFT = 'homecare.booking.draft'
const LAST_ORDER = 'homecare.booking.last-order'

/** The next wizard of this tab, in a document of its own, starts with this draft instead of the one that the tab has. */
export const handOverDraft = (draft: Draft): void => write(DRAFT, draft)

/** Remembers the order that this tab sends to the card page outside of the wizard. */
export const rememberOrder = ({ orderId, token }: OrderRef): void => write(LAST_ORDER, { orderId, token })

/** Reads the tab's storage. With storage disabled it is empty, and the booking stays in memory. */
export function readStored(): { saved: string | null; lastOrder: OrderRef | null } {
  try {
    return { saved: sessionStorage.getItem(DRAFT), lastOrder: orderRef(sessionStorage.getItem(LAST_ORDER)) }
  } catch {
    return { saved: null, lastOrder: null }
  }
}

/** Writes what changed since the last call. The first call only records the state. */
export function storeChanges(): (context: WizardContext) => void {
  let last: Pick<WizardContext, 'draft' | 'lastOrder'> | null = null
  return ({ draft, lastOrder }) => {
    const before = last
    last = { draft, lastOrder }
    if (!before) return
    if (draft !== before.draft) write(DRAFT, isEmptyDraft(draft) ? null : draft)
    if (lastOrder !== before.lastOrder) write(LAST_ORDER, lastOrder)
  }
}

function write(name: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify(value))
    else sessionStorage.removeItem(name)
  } catch {
    // Disabled or full: the booking stays in memory.
  }
}

function orderRef(text: string | null): OrderRef | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || !('orderId' in value) || !('token' in value)) return null
    const { orderId, token } = value
    return typeof orderId === 'string' && typeof token === 'string' ? { orderId, token } : null
  } catch {
    return null
  }
}
