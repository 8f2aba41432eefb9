const TOKENS = 'homecare.booking.tokens'

/** The pages that links lead to; the token of the one does not open the other. */
export type LinkPage = 'status' | 'booking'

/** For browsers without storage: until the page is reloaded. */
const inMemory: Record<string, string> = {}

/**
 * The order that an address opens. Its token is read from the address once, kept for this tab, and from then on comes
 * from there. The number of an order has a form of its own; anything else counts as none.
 */
export function linkIn(page: LinkPage, search: string): { orderId: string | null; token: string | null } {
  const query = new URLSearchParams(search)
  const orderId = /^[A-Z]+-[\w-]{1,40}$/.exec(query.get('orderId') ?? '')?.[0] ?? null
  const token = query.get('token')
  if (orderId === null) return { orderId, token }
  const name = `${page} ${orderId}`
  if (token) keep(name, token)
  return { orderId, token: token ?? kept()[name] ?? null }
}

/** The rest of an address's query. */
export function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has('token')) return search
  query.delete('token')
  const rest = query.toString()
  return rest && `?${rest}`
}

function keep(name: string, token: string): void {
  try {
    sessionStorage.setItem(TOKENS, JSON.stringify({ ...kept(), [name]: token }))
  } catch {
    inMemory[name] = token
  }
}

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(TOKENS) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {}
  } catch {
    return inMemory
  }
}
