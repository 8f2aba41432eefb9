import { useCallback, useEffect, useState } from 'react'
import type { Match } from '@homecare/catalogue-search/catalogue-search'
import type { Catalogue } from '@homecare/domain/catalogue'

type Search = (text: string) => Match[]

/** The search's code is only loaded once somebody turns to the search box: most first views do not need it. */
export function useCatalogueSearch(catalogue: Catalogue | null, wanted: boolean) {
  const [search, setSearch] = useState<Search | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!catalogue || !wanted || failed) return
    let current = true
    import('@homecare/catalogue-search/catalogue-search').then(
      ({ createCatalogueSearch }) => current && setSearch(() => createCatalogueSearch(catalogue)),
      () => current && setFailed(true),
    )
    return () => void (current = false)
  }, [catalogue, wanted, failed])
  const retry = useCallback(() => setFailed(false), [])
  return { search, failed, retry }
}
