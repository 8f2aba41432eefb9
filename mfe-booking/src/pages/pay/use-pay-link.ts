import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PayLinkView } from '@homecare/contract/callers'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { useClient } from '@homecare/remote-kit/use-client'
import { linkIn, withoutToken } from '../../parts/link-token'
import type { OrderRef } from '../../wizard/context'

export type OpenedPayLink = 'loading' | 'refused' | 'failed' | { view: PayLinkView; link: OrderRef }

/** What the link of the URL shows, loaded again whenever the page becomes visible: a payment may have ended meanwhile. */
export function usePayLink(): { opened: OpenedPayLink; reload: () => void } {
  const client = useClient()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<OpenedPayLink>('loading')
  const [loads, setLoads] = useState(0)

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') setLoads((count) => count + 1)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])

  // The token is removed from the URL after reading: later it comes from the tab's storage.
  const { orderId, token } = linkIn('pay', search)
  useEffect(() => {
    const rest = withoutToken(search)
    if (rest !== search) void navigate({ pathname, search: rest }, { replace: true })
  }, [navigate, pathname, search])

  useEffect(() => {
    const stop = new AbortController()
    const load = async (): Promise<OpenedPayLink> => {
      if (!orderId || !token) return 'refused'
      const query = { token, ...(LOCALE !== SOURCE_LOCALE && { locale: LOCALE }) }
      const input = { params: { orderId }, query, signal: stop.signal, timeoutMs: 8_000 }
      const result = await client.get('/api/orders/{orderId}/pay-link', input)
      if (result.ok) return { view: result.data, link: { orderId, token } }
      return result.status === 404 || result.status === 422 ? 'refused' : 'failed'
    }
    void load().then((next) => {
      // What is shown stays while the network is away.
      if (!stop.signal.aborted) setOpened((known) => (next === 'failed' && typeof known === 'object' ? known : next))
    })
    return () => stop.abort()
  }, [client, orderId, token, loads])

  return { opened, reload: () => setLoads((count) => count + 1) }
}
