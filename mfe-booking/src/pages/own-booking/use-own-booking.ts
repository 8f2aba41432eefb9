import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { OwnBooking } from '@homecare/contract/self-service'
import { loadOwnBooking, type OwnOutcome } from '../../api/own-booking'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useClient } from '@homecare/remote-kit/use-client'
import { removeForLink } from '@homecare/remote-kit/kept-offline'
import { linkIn, withoutToken } from '../../parts/link-token'
import type { OrderRef } from '../../wizard/context'
import { keepOwnBooking } from './keep-own-booking'

export type BookingPageState = 'loading' | 'refused' | 'failed' | { own: OwnBooking; link: OrderRef; loadedAt: Date }

interface UseOwnBooking {
  opened: BookingPageState
  /** Replaces the booking with the server's answer to a change. */
  replace: (own: OwnBooking) => void
  reload: () => void
}

function linkOf(search: string): OrderRef | null {
  const { orderId, token } = linkIn('booking', search)
  return orderId && token ? { orderId, token } : null
}

const HOUR_MS = 3_600_000
/** While the nurse is on the way the patient sees each step within seconds. */
const CLOSE_RELOAD_MS = 10_000

/** Returns whether the visit is near enough for steps of the nurse. */
function isVisitClose({ visitAt, completedAt }: NonNullable<OwnBooking['visit']>, now: Date): boolean {
  const hours = (Date.parse(visitAt) - now.getTime()) / HOUR_MS
  return completedAt === null && hours < 3 && hours > -6
}

/** The booking of the URL's link, reloaded whenever the page becomes visible: staff may have changed it. */
export function useOwnBooking(): UseOwnBooking {
  const client = useClient()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<(OwnOutcome & { loadedAt: Date }) | null>(null)
  const [loads, setLoads] = useState(0)
  const reload = () => setLoads((count) => count + 1)

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') reload()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])

  // The token is removed from the URL after reading: later it comes from the tab's storage.
  const { orderId, token } = linkOf(search) ?? {}
  useEffect(() => {
    const rest = withoutToken(search)
    if (rest !== search) void navigate({ pathname, search: rest }, { replace: true })
  }, [navigate, pathname, search])

  useEffect(() => {
    const link = orderId && token ? { orderId, token } : null
    const stop = new AbortController()
    const answer = link ? loadOwnBooking(client, link, stop.signal) : Promise.resolve({ kind: 'refused' } as const)
    void answer.then((next) => {
      if (stop.signal.aborted) return
      // Keep the shown booking while offline.
      setOutcome((known) =>
        next.kind === 'failed' && known?.kind === 'known' ? known : { ...next, loadedAt: serverNow() },
      )
    })
    return () => stop.abort()
  }, [client, orderId, token, loads])

  useEffect(() => {
    if (!orderId || !token || !outcome) return
    const kept =
      outcome.kind === 'known'
        ? keepOwnBooking(outcome.own, { orderId, token })
        : outcome.kind === 'refused'
          ? removeForLink(token)
          : Promise.resolve()
    // Where the browser can encrypt nothing, nothing is kept.
    kept.catch(() => undefined)
  }, [outcome, orderId, token])

  const visit = outcome?.kind === 'known' ? outcome.own.visit : null
  const isClose = visit !== null && outcome !== null && isVisitClose(visit, outcome.loadedAt)
  useEffect(() => {
    if (!isClose) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload()
    }, CLOSE_RELOAD_MS)
    return () => clearInterval(timer)
  }, [isClose])

  const replace = (own: OwnBooking) => setOutcome({ kind: 'known', own, loadedAt: serverNow() })
  const link = linkOf(search)
  if (outcome === null) return { opened: 'loading', replace, reload }
  if (outcome.kind === 'known' && link)
    return { opened: { own: outcome.own, link, loadedAt: outcome.loadedAt }, replace, reload }
  return { opened: outcome.kind === 'refused' ? 'refused' : 'failed', replace, reload }
}
