import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import { matchRemote } from '@homecare/federation/registry'
import * as messages from '../locales/en/frame.json'
import { fetchServedRemotes } from './served-remotes'
import { useShell } from '../shell-context'
import type { ClientRemote } from '../state'
import { RELOAD_CHECK_MS } from '../timing'
import styles from './reload-bar.module.css'

const openedAt = Date.now()

/** Offers a reload when this page is incompatible with the current release; never on a route that is `undisturbed`. */
export function ReloadBar() {
  const { state } = useShell()
  const { pathname } = useLocation()
  const [needed, setNeeded] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (needed) return
    let checkedAt = openedAt
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < RELOAD_CHECK_MS) return
      checkedAt = Date.now()
      fetchServedRemotes().then(
        (served) => setNeeded(isIncompatible(state.remotes, served)),
        () => {},
      )
    }
    const timer = setInterval(check, RELOAD_CHECK_MS)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [needed, state.remotes])
  const undisturbed = matchRemote(state.remotes, pathname)?.route.undisturbed
  if (!needed || dismissed || undisturbed) return null
  return (
    <div className={styles.bar} role="status">
      <p>{messages.reloadText}</p>
      <Button size="sm" onClick={() => location.reload()}>
        {messages.reload}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setDismissed(true)}>
        {messages.reloadLater}
      </Button>
    </div>
  )
}

/** True if what is served now is of another generation than what this page runs, for a remote that it knows. */
export const isIncompatible = (ours: readonly ClientRemote[], served: readonly ClientRemote[]): boolean =>
  ours.some(({ name, current }) => {
    const now = served.find((entry) => entry.name === name)
    return now !== undefined && (now.current.generation ?? 0) !== (current.generation ?? 0)
  })
