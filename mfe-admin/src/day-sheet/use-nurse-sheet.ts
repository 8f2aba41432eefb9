import { useCallback, useEffect, useRef, useState } from 'react'
import type { DaySheet, ReportedStep } from '@homecare/contract/admin/day-sheet'
import type { CallFailure } from '@homecare/contract/client'
import { useApi } from '../data/api-context'
import { isOver, readKept, removeEnded, writeKept, type KeptSheet } from './kept-sheet'

const RETRY_MS = 10_000
const CHECK_END_MS = 30_000

export type NewStep = Pick<ReportedStep, 'bookingId' | 'kind' | 'tubes' | 'fasted'>

/**
 * The sheet of a link's token, and what the nurse reports on it. Both stay on the phone until the server has them or the
 * link ends, so that the page works without a network. The sheet has no timer, because every opening is recorded.
 */
export function useNurseSheet(token: string) {
  const api = useApi()
  const [kept, setKept] = useState<KeptSheet>(() => readKept(token, new Date()))
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [loads, setLoads] = useState(0)
  const [answered, setAnswered] = useState(-1)
  const sending = useRef(false)
  const { unsent } = kept

  useEffect(() => {
    removeEnded(new Date())
  }, [])
  useEffect(() => {
    if (token !== '') writeKept(token, kept)
  }, [token, kept])

  const show = useCallback((sheet: DaySheet | null) => {
    setFailure(null)
    setKept((before) => ({ ...before, sheet, loadedAt: new Date().toISOString() }))
  }, [])
  const fail = useCallback((failed: CallFailure) => {
    setFailure(failed)
    // The link was withdrawn or has ended: nothing of a patient stays on the phone.
    if (failed.status === 404) setKept((before) => ({ ...before, sheet: null, loadedAt: null }))
  }, [])

  useEffect(() => {
    if (token === '') return undefined
    const leaving = new AbortController()
    void api.post('/api/day-sheet/shared', { body: { token }, signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return
      setAnswered(loads)
      if (answer.ok) show(answer.data)
      else fail(answer)
    })
    return () => leaving.abort()
  }, [api, token, loads, show, fail])

  const send = useCallback(async () => {
    if (sending.current || token === '' || unsent.length === 0) return
    sending.current = true
    const answer = await api.post('/api/day-sheet/shared/steps', { body: { token, steps: [...unsent] } })
    sending.current = false
    if (!answer.ok) return fail(answer)
    const { results, sheet } = answer.data
    const ids = new Set(results.map(({ id }) => id))
    setFailure(null)
    setRefusals((before) => [...before, ...results.flatMap(({ reason }) => reason ?? [])])
    setKept((before) => ({
      sheet,
      loadedAt: new Date().toISOString(),
      unsent: before.unsent.filter(({ id }) => !ids.has(id)),
    }))
  }, [api, token, unsent, fail])

  useEffect(() => {
    if (unsent.length === 0) return undefined
    const attempt = () => void send()
    attempt()
    const timer = setInterval(attempt, RETRY_MS)
    window.addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', attempt)
    }
  }, [send, unsent.length])

  useEffect(() => {
    const timer = setInterval(
      () =>
        setKept((before) => (isOver(before.sheet, new Date()) ? { ...before, sheet: null, loadedAt: null } : before)),
      CHECK_END_MS,
    )
    return () => clearInterval(timer)
  }, [])

  const report = useCallback((step: NewStep) => {
    const reported = { ...step, id: crypto.randomUUID(), at: new Date().toISOString() }
    setKept((before) => ({ ...before, unsent: [...before.unsent, reported] }))
  }, [])

  return {
    sheet: kept.sheet,
    loadedAt: kept.loadedAt ? new Date(kept.loadedAt) : null,
    unsent,
    failure,
    refusals,
    busy: token !== '' && answered !== loads,
    refresh: useCallback(() => setLoads((count) => count + 1), []),
    report,
  }
}
