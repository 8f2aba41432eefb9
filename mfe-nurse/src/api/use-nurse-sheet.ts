import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DaySheet, ReportedStep } from '@homecare/contract/admin/day-sheet'
import type { CallFailure } from '@homecare/contract/client'
import { useHost } from '@homecare/remote-kit/host-context'
import { clientOf } from '@homecare/remote-kit/use-client'
import { chosenLanguage } from '@homecare/texts/chosen-language'
import { clockOffset } from '@homecare/domain/step-time'
import { undoLeft } from '@homecare/domain/visit-step'
import { isOver, readKept, removeEnded, serverTime, writeKept, type KeptSheet, type UnsentStep } from './kept-sheet'

/** Tests and specimens have names in the languages of the catalogue only. */
const IN_LANGUAGE = chosenLanguage === 'ar' ? { query: { locale: chosenLanguage } } : {}

const RETRY_MS = 10_000
const CHECK_TIME_MS = 30_000
const COUNT_DOWN_MS = 250

const isHeld = ({ at, final }: UnsentStep, now: Date) => !final && undoLeft(new Date(at), now) > 0

export type NewStep = Pick<ReportedStep, 'bookingId' | 'kind' | 'tubes' | 'fasted' | 'people'>

/**
 * The sheet of a link's token, and what the nurse reports on it. Both stay on the phone until the server has them or the
 * link ends, so that the page works without a network. The sheet has no timer, because every opening is recorded; on the
 * road it is loaded again when somebody looks at the page.
 */
export function useNurseSheet(token: string) {
  const { apiBase } = useHost()
  // Patients' data stays out of the browser's cache.
  const api = useMemo(() => clientOf({ apiBase }, { cache: 'no-store' }), [apiBase])
  const [kept, setKept] = useState<KeptSheet>(() => readKept(token, new Date()))
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [loads, setLoads] = useState(0)
  const [answered, setAnswered] = useState(-1)
  const sending = useRef(false)
  const [time, setTime] = useState(() => new Date())
  const { unsent } = kept
  // Held steps can be taken back; they stay on the phone, through a reload, until their time is over.
  const held = unsent.filter((step) => isHeld(step, time))
  const due = unsent.length - held.length

  useEffect(() => {
    removeEnded(new Date())
  }, [])
  // Before a reported step is shown: whoever sees it may close the page in the same moment.
  useLayoutEffect(() => {
    if (token !== '') writeKept(token, kept)
  }, [token, kept])

  const show = useCallback((sheet: DaySheet) => {
    setFailure(null)
    setKept((before) => ({ ...before, ...loaded(sheet) }))
  }, [])
  const fail = useCallback((failed: CallFailure) => {
    setFailure(failed)
    // The link was withdrawn or has ended: nothing of a patient stays on the phone.
    if (failed.status === 404) setKept((before) => ({ ...before, sheet: null, loadedAt: null }))
  }, [])

  useEffect(() => {
    if (token === '') return undefined
    const leaving = new AbortController()
    void api
      .post('/api/day-sheet/shared', { ...IN_LANGUAGE, body: { token }, signal: leaving.signal })
      .then((answer) => {
        if (leaving.signal.aborted) return
        setAnswered(loads)
        if (answer.ok) show(answer.data)
        else fail(answer)
      })
    return () => leaving.abort()
  }, [api, token, loads, show, fail])

  const post = useCallback(
    async (unsentSteps: readonly UnsentStep[]) => {
      sending.current = true
      const steps = unsentSteps.map(({ final: _, ...step }) => step)
      const body = { token, sentAt: new Date().toISOString(), steps }
      const answer = await api.post('/api/day-sheet/shared/steps', { ...IN_LANGUAGE, body, fetch: lastingFetch })
      sending.current = false
      if (!answer.ok) return fail(answer)
      const { results, sheet } = answer.data
      const ids = new Set(results.map(({ id }) => id))
      setFailure(null)
      setRefusals((before) => [...before, ...results.flatMap(({ reason }) => reason ?? [])])
      setKept((before) => ({
        ...before,
        ...(sheet ? loaded(sheet) : { sheet: null, loadedAt: null }),
        unsent: before.unsent.filter(({ id }) => !ids.has(id)),
      }))
    },
    [api, token, fail],
  )

  const send = useCallback(async () => {
    const steps = unsent.filter((step) => !isHeld(step, new Date()))
    if (!sending.current && token !== '' && steps.length > 0) await post(steps)
  }, [post, token, unsent])

  useEffect(() => {
    if (due === 0) return undefined
    const attempt = () => void send()
    attempt()
    const timer = setInterval(attempt, RETRY_MS)
    window.addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', attempt)
    }
  }, [send, due])

  // A phone may close a page that was left, or stop it, without another word: what is held is sent at that moment.
  useLayoutEffect(() => {
    const leave = () => {
      const now = new Date()
      const steps = kept.unsent.filter((step) => isHeld(step, now))
      if (!document.hidden || steps.length === 0) return
      const left = { ...kept, unsent: kept.unsent.map((step) => ({ ...step, final: true as const })) }
      // Now, because the page may not be drawn again.
      writeKept(token, left)
      setKept((before) => ({ ...before, unsent: left.unsent }))
      void post(steps)
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [post, token, kept])

  // A patient may send a gate code while the nurse is on the road: who then looks at the phone sees it.
  const isOnTheRoad = kept.sheet?.visits.some(({ steps }) => steps.at(-1)?.kind === 'onTheWay') ?? false
  useEffect(() => {
    if (!isOnTheRoad) return undefined
    const look = () => {
      if (!document.hidden) setLoads((count) => count + 1)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isOnTheRoad])

  const isCounting = held.length > 0
  useEffect(() => {
    const look = () => {
      const now = new Date()
      setTime(now)
      setKept((before) => (isOver(before, now) ? { ...before, sheet: null, loadedAt: null } : before))
    }
    const timer = setInterval(look, isCounting ? COUNT_DOWN_MS : CHECK_TIME_MS)
    return () => clearInterval(timer)
  }, [isCounting])

  const report = useCallback((step: NewStep) => {
    const now = new Date()
    const reported = { ...step, id: crypto.randomUUID(), at: now.toISOString() }
    setTime(now)
    setKept((before) => ({ ...before, unsent: [...before.unsent, reported] }))
  }, [])

  const undo = useCallback((stepId: string) => {
    const now = new Date()
    setKept((before) => ({
      ...before,
      unsent: before.unsent.filter((step) => step.id !== stepId || !isHeld(step, now)),
    }))
  }, [])

  return {
    sheet: kept.sheet,
    loadedAt: kept.loadedAt ? new Date(kept.loadedAt) : null,
    unsent,
    held,
    due,
    clockOffset: kept.clockOffset,
    /** The time of the phone, which counts the seconds, and the time of the server. */
    time,
    now: serverTime(kept, time),
    failure,
    refusals,
    busy: token !== '' && answered !== loads,
    refresh: useCallback(() => setLoads((count) => count + 1), []),
    report,
    undo,
  }
}

/** `keepalive` finishes the call after the page is left. */
const lastingFetch: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: true })

/** A sheet that the server has just sent, with what it says about the phone's clock. */
const loaded = (sheet: DaySheet): Omit<KeptSheet, 'unsent'> => ({
  sheet,
  loadedAt: sheet.serverTime,
  clockOffset: clockOffset({ phone: new Date(), server: new Date(sheet.serverTime) }),
})
