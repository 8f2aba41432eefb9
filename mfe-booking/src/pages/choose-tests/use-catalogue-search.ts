import { useCallback, useEffect, useState } from 'react'
import type { Match } from '@homecare/catalogue-search/catalogue-search'
import type { Client } from '@homecare/contract/client'
import type { Catalogue } from '@homecare/domain/catalogue'
import { useClient } from '@homecare/remote-kit/use-client'

type Search = (text: string) => Match[]

/**
 * The search's code and the words that it knows are only loaded once somebody turns to the search box: most first views do
 * not need them.
 */
export function useCatalogueSearch(catalogue: Catalogue, wanted: boolean) {
  const client = useClient()
  const [search, setSearch] = useState<Search | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted || failed) return
    const leaving = new AbortController()
    const { signal } = leaving
    loadSearch(client, catalogue, signal).then(
      (loaded) => signal.aborted || setSearch(() => loaded),
      () => signal.aborted || setFailed(true),
    )
    return () => leaving.abort()
  }, [client, catalogue, wanted, failed])
  const retry = useCallback(() => setFailed(false), [])
  return { search, failed, retry }
}

async function loadSearch(client: Client, { tests, packages }: Catalogue, signal: AbortSignal): Promise<Search> {
  const [{ createCatalogueSearch }, whole] = await Promise.all([
    import('@homecare/catalogue-search/catalogue-search'),
    client.get('/api/catalogue', { signal }),
  ])
  if (!whole.ok) throw new Error(`no catalogue: ${whole.status}`)
  // A test that staff have added since can't be chosen in this page.
  const shown = new Set(tests.map(({ id }) => id))
  return createCatalogueSearch({ packages, tests: whole.data.tests.filter(({ id }) => shown.has(id)) })
}
