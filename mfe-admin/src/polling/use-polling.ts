import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs at once and then `everyMs` after each end, never twice at a time; rests while the tab is hidden and runs when
 * it is seen again. Another `key` starts over. The returned function runs now.
 */
export function usePolling(run: (signal: AbortSignal) => Promise<void>, everyMs: number, key: string): () => void {
  const latest = useRef(run)
  const now = useRef<() => void>(() => undefined)
  useEffect(() => {
    latest.current = run
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let running: AbortController | undefined
    const turn = async () => {
      clearTimeout(timer)
      running?.abort()
      const mine = (running = new AbortController())
      await latest.current(mine.signal)
      if (mine.signal.aborted) return
      running = undefined
      if (!document.hidden) timer = setTimeout(() => void turn(), everyMs)
    }
    const onVisibility = () => (document.hidden ? clearTimeout(timer) : void turn())
    now.current = () => void turn()
    document.addEventListener('visibilitychange', onVisibility)
    void turn()
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(timer)
      running?.abort()
    }
  }, [everyMs, key])

  return useCallback(() => now.current(), [])
}
