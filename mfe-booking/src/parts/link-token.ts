const TOKENS = 'homecare.booking.tokens'

/** The pages that links open; a token of one does not open the other. */
export type LinkPage = 'status' | 'booking' | 'pay' | 'quote'

/** For browsers without storage: until the page is reloaded. */
const inMemory: Record<string, string> = {}

/**
 * The order that a URL opens, or what else has a number under another name. Its token is read from the URL once and stored
 * for this tab, from where it is read from then on. A malformed number is ignored.
 */
export function linkIn(
  page: LinkPage,
  search: string,
  name = 'orderId',
): { orderId: string | null; token: string | null } {
  const query = new URLSearchParams(search)
  const orderId = /^[A-Z]+-[\w-]{1,40}$/.exec(query.get(name) ?? '')?.[0] ?? null
  const token = query.get('token')
  if (orderId === null) return { orderId, token }
  const key = `${page} ${orderId}`
  if (token) store(key, token)
  return { orderId, token: token ?? storedTokens()[key] ?? null }
}

/** Keeps a token that came with an answer, as if its link had been opened in this tab. */
export const keepLink = (page: LinkPage, { orderId, token }: { orderId: string; token: string }): void =>
  store(`${page} ${orderId}`, token)

/** The rest of the URL's query. */
export function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has('token')) return search
  query.delete('token')
  const rest = query.toString()
  return rest && `?${rest}`
}

function store(name: string, token: string): void {
  try {
    sessionStorage.setItem(TOKENS, JSON.stringify({ ...storedTokens(), [name]: token }))
  } catch {
    inMemory[name] = token
  }
}

function storedTokens(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(TOKENS) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, token]) => typeof token === 'string'))
  } catch {
    return inMemory
  }
}
