import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Skeleton } from '@homecare/ui/skeleton'
import * as messages from '../locales/en/frame.json'
import { useShell } from '../shell-context'
import { RESPONSE_LIMIT_MS, SKELETON_AFTER_MS } from '../timing'
import { useTopOfNext } from '../use-arrival'
import styles from './waiting.module.css'

/** The placeholder of a remote's page. If that page was prerendered, its text is shown meanwhile. */
export function RemoteWaiting({ name }: { name: string }) {
  const { composedArea, source } = useShell()
  const { pathname } = useLocation()
  const long = useIsElapsed(SKELETON_AFTER_MS)
  const tooLong = useIsElapsed(RESPONSE_LIMIT_MS)
  useTopOfNext()
  useEffect(() => {
    if (tooLong) source.slow(name)
  }, [tooLong, source, name])
  const composed = composedArea?.path === pathname ? composedArea.nodes : null
  return (
    <div aria-busy="true" data-waiting={name}>
      {composed ? (
        <div ref={(place) => place?.replaceChildren(composed.cloneNode(true))} />
      ) : long ? (
        <PageSkeleton />
      ) : null}
    </div>
  )
}

export function PageSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p role="status" className={styles.label}>
        {messages.loading}
      </p>
      <Skeleton lines={2} />
      <Skeleton block />
      <Skeleton lines={4} />
    </div>
  )
}

export function useIsElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return elapsed
}
