import { useEffect } from 'react'
import { missedSearchWords } from '@homecare/domain/missed-search'
import { useClient } from '@homecare/remote-kit/use-client'

/** Somebody who still types has not searched yet. */
const STILL_TYPING_MS = 1_500

/**
 * Counts the words of a search that found nothing, each once in a page view, so that the clinic learns what is missing.
 * What may name a person never leaves the browser, and no cookie goes with it.
 */
export function useMissedSearch(text: string, found: boolean, counted: Set<string>): void {
  const client = useClient()
  const words = found ? null : missedSearchWords(text)
  useEffect(() => {
    if (words === null || counted.has(words)) return
    const timer = setTimeout(() => {
      counted.add(words)
      void client.post('/api/missed-searches', { body: { text: words }, fetch: anonymousFetch })
    }, STILL_TYPING_MS)
    return () => clearTimeout(timer)
  }, [client, words, counted])
}

/** `keepalive` finishes the call after the page is left. */
const anonymousFetch: typeof fetch = (url, init) => fetch(url, { ...init, credentials: 'omit', keepalive: true })
