import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ItemPages } from '@homecare/contract/catalogue'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { useHost } from '@homecare/remote-kit/host-context'
import { composedResponse, useClient } from '@homecare/remote-kit/use-client'

/** What the page at this address says: its document has it, and who comes back to it from another page loads it. */
export function useItem() {
  const host = useHost()
  const client = useClient()
  const { pathname } = useLocation()
  const [loaded, setLoaded] = useState<ItemPages | null>(null)
  const [failed, setFailed] = useState(false)
  const inList = (list: ItemPages | null | undefined) => list?.pages.find(({ path }) => path === pathname)
  const composed = composedResponse(host, '/api/item-pages')
  const own = inList(composed)
  const wanted = !own
  useEffect(() => {
    if (!wanted) return undefined
    const leaving = new AbortController()
    void client
      .get(
        '/api/item-pages',
        LOCALE === SOURCE_LOCALE ? { signal: leaving.signal } : { signal: leaving.signal, query: { locale: LOCALE } },
      )
      .then((result) => {
        if (leaving.signal.aborted) return
        if (result.ok) setLoaded(result.data)
        setFailed(!result.ok)
      })
    return () => leaving.abort()
  }, [client, wanted])
  const item = own ?? inList(loaded)
  return { item, minimum: (composed ?? loaded)?.minimum ?? 0, failed: failed || (loaded !== null && !item) }
}
