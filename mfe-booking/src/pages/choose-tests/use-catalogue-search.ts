import { useCallback, useEffect, useState } from 'react'
import type { Match } from '@homecare/catalogue-search/catalogue-search'
import type { CatalogueWords } from '@homecare/contract/catalogue'
import type { Client } from '@homecare/contract/client'
import type { Catalogue } from '@homecare/domain/catalogue'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { useClient } from '@homecare/remote-kit/use-client'
import type { SearchResults } from './search/search-results'

interface Loaded {
  search: (text: string) => Match[]
  Results: typeof SearchResults
  words: ReadonlyMap<number, CatalogueWords['tests'][number]>
}

/**
 * The search's code with the list of what it finds, and what the page's own catalogue lacks: the words that the search knows, and what each test tells and measures.
 * They are only loaded once they are wanted: they are larger than what is left of a first view's 200 KB.
 */
export function useCatalogueSearch(catalogue: Catalogue, wanted: boolean) {
  const client = useClient()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted || failed) return
    const leaving = new AbortController()
    const { signal } = leaving
    loadWords(client, catalogue, signal).then(
      (all) => signal.aborted || setLoaded(all),
      () => signal.aborted || setFailed(true),
    )
    return () => leaving.abort()
  }, [client, catalogue, wanted, failed])
  const retry = useCallback(() => setFailed(false), [])
  return { ...(loaded ?? NOTHING), failed, retry }
}

const NOTHING = { search: null, Results: null, words: null }

async function loadWords(client: Client, { tests, packages }: Catalogue, signal: AbortSignal): Promise<Loaded> {
  const [{ createCatalogueSearch, SearchResults }, answer] = await Promise.all([
    import('./search/search'),
    client.get('/api/catalogue-words', LOCALE === SOURCE_LOCALE ? { signal } : { signal, query: { locale: LOCALE } }),
  ])
  if (!answer.ok) throw new Error(`no words of the catalogue: ${answer.status}`)
  // A test that staff have added since can't be chosen in this page, and one that they took out stays without words.
  const words = new Map(answer.data.tests.map((test) => [test.id, test]))
  return {
    search: createCatalogueSearch({ packages, tests: tests.map((test) => ({ ...test, ...words.get(test.id) })) }),
    Results: SearchResults,
    words,
  }
}
