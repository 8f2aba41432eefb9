import { useCallback, useEffect, useState } from 'react'
import type { PackagesResponse } from '@homecare/contract/catalogue'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { useHost } from '@homecare/remote-kit/host-context'
import { composedResponse, useClient } from '@homecare/remote-kit/use-client'

type Packages = PackagesResponse['packages']

const REMEMBERED = LOCALE === SOURCE_LOCALE ? 'homecare.site.packages.2' : `homecare.site.packages.2.${LOCALE}`

/** The packages that this tab saw last, so that the page is as tall as it was when a visitor comes back to it. */
function remembered(): Packages | null {
  try {
    const text = sessionStorage.getItem(REMEMBERED)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function remember(packages: Packages): void {
  try {
    sessionStorage.setItem(REMEMBERED, JSON.stringify(packages))
  } catch {
    // A browser may forbid storage: the packages are loaded again then.
  }
}

/** The offered packages: those that the page was composed with, else from the API. Null while they load. */
export function usePackages(): { packages: Packages | null; failed: boolean; retry: () => void } {
  const host = useHost()
  const client = useClient()
  const composed = composedResponse(host, '/api/packages')?.packages
  const [loaded, setLoaded] = useState<Packages | null>(() => (composed ? null : remembered()))
  const [failed, setFailed] = useState(false)
  const wanted = !composed && !failed

  useEffect(() => {
    if (composed) remember(composed)
    if (!wanted) return undefined
    const leaving = new AbortController()
    void client
      .get(
        '/api/packages',
        LOCALE === SOURCE_LOCALE ? { signal: leaving.signal } : { signal: leaving.signal, query: { locale: LOCALE } },
      )
      .then((result) => {
        if (leaving.signal.aborted) return
        if (result.ok) {
          remember(result.data.packages)
          setLoaded(result.data.packages)
        } else setFailed(true)
      })
    return () => leaving.abort()
  }, [client, composed, wanted])

  const packages = composed ?? loaded
  return { packages, failed: failed && packages === null, retry: useCallback(() => setFailed(false), []) }
}
