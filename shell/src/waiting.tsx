import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Skeleton } from '@homecare/ui/skeleton'
import { messages } from './messages'
import { useShell } from './shell-context'
import { Trouble } from './trouble'
import styles from './waiting.module.css'

/** Short waits show nothing, or they would flash. */
const SKELETON_AFTER_MS = 150
const HELP_AFTER_MS = 1200

/** Stands where a remote's page will be. If that page was rendered ahead, its text is shown meanwhile. */
export function Waiting({ name }: { name: string }) {
  const { composedArea } = useShell()
  const { pathname } = useLocation()
  const waited = useWaited()
  const composed = composedArea?.path === pathname ? composedArea.nodes : null
  return (
    <div aria-busy="true" data-waiting={name}>
      {waited >= HELP_AFTER_MS ? <Trouble /> : null}
      {composed ? (
        <div ref={(place) => place?.replaceChildren(composed.cloneNode(true))} />
      ) : waited >= SKELETON_AFTER_MS ? (
        <div className={styles.skeleton}>
          <p role="status" className={styles.label}>{messages.loading}</p>
          <Skeleton lines={2} />
          <Skeleton block />
          <Skeleton lines={4} />
        </div>
      ) : null}
    </div>
  )
}

function useWaited(): number {
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    const timers = [SKELETON_AFTER_MS, HELP_AFTER_MS].map((ms) => setTimeout(() => setWaited(ms), ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  return waited
}
