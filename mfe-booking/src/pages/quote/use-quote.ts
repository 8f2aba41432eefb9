import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CallResult } from '@homecare/contract/client'
import type { ShownQuote } from '@homecare/contract/quotes'
import { LOCALE } from '@homecare/domain/locales'
import { offlineOr } from '@homecare/remote-kit/offline'
import { useClient } from '@homecare/remote-kit/use-client'
import * as texts from '../../locales/en/quote.json'
import { linkIn, withoutToken } from '../../parts/link-token'

/** What each call about the quote names it by, with the language of the answer. */
export interface QuoteRef {
  number: string
  token: string
  locale: typeof LOCALE
}

export type OpenedQuote = 'loading' | 'refused' | 'failed' | { quote: ShownQuote; link: QuoteRef }

export interface QuoteProps {
  quote: ShownQuote
  link: QuoteRef
  /** After a change or a refusal; `note` says what happened where the quote itself doesn't. */
  onChanged: (quote: ShownQuote | null, note?: string) => void
}

/** The quote of the URL's link, loaded again whenever the page becomes visible: somebody else may have answered it meanwhile. */
export function useQuote() {
  const client = useClient()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<OpenedQuote>('loading')
  const [loads, setLoads] = useState(0)
  const reload = () => setLoads((count) => count + 1)

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') setLoads((count) => count + 1)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])

  // The token is removed from the URL after reading: later it comes from the tab's storage.
  const { orderId: number, token } = linkIn('quote', search, 'number')
  useEffect(() => {
    const rest = withoutToken(search)
    if (rest !== search) void navigate({ pathname, search: rest }, { replace: true })
  }, [navigate, pathname, search])

  useEffect(() => {
    const stop = new AbortController()
    const load = async (): Promise<OpenedQuote> => {
      if (!number || !token) return 'refused'
      const link = { number, token, locale: LOCALE }
      const result = await client.post('/api/quote/shown', { body: link, signal: stop.signal, timeoutMs: 8_000 })
      if (result.ok) return { quote: result.data, link }
      return result.status === 404 || result.status === 422 ? 'refused' : 'failed'
    }
    void load().then((next) => {
      // What is shown stays while the network is away.
      if (!stop.signal.aborted) setOpened((known) => (next === 'failed' && typeof known === 'object' ? known : next))
    })
    return () => stop.abort()
  }, [client, number, token, loads])

  const set = (quote: ShownQuote) =>
    setOpened((known) => (typeof known === 'object' ? { quote, link: known.link } : known))
  return { opened, reload, set }
}

/** Why a call about the quote failed: a sentence for above the button, or for above the quote where that has changed. */
export function failureOf({ problem }: Extract<CallResult<unknown>, { ok: false }>): {
  sentence: string
  reload: boolean
} {
  if (problem?.code === 'QUOTE_CLOSED') return { sentence: texts.closedMeanwhile, reload: true }
  if (problem?.status === 409) return { sentence: texts.changed, reload: true }
  return { sentence: problem?.status === 429 ? texts.wait : offlineOr(texts.notSent), reload: false }
}
