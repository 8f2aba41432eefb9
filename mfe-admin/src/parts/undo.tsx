import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { UNDO_SECONDS } from '@homecare/domain/appointment'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { UndoIcon } from '@homecare/ui/icons'
import { useKeys } from './keys/use-keys'
import { messages } from '../messages'
import styles from './undo.module.css'

const text = messages.undo
/** The dialog in which a button was pressed closes some frames later. */
const FOCUS_FRAMES = 60

export interface UndoOffer {
  /** What was done. */
  sentence: string
  /** Undoes it. Resolves with the reason if that was refused. */
  undo: () => Promise<string | null>
  seconds?: number
}

const UndoContext = createContext<(offer: UndoOffer) => void>(() => undefined)

/** Returns the function that offers to undo what was just done. A new offer replaces the previous one. */
export const useUndo = () => use(UndoContext)

/** The one place where something is undone: a bar above every screen, and the key u. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const host = useHost()
  const [offer, setOffer] = useState<UndoOffer | null>(null)
  const [busy, setBusy] = useState(false)
  const offerUndo = useCallback((next: UndoOffer) => setOffer(next), [])

  useEffect(() => {
    if (!offer || busy) return
    const timer = setTimeout(() => setOffer(null), (offer.seconds ?? UNDO_SECONDS) * 1000)
    return () => clearTimeout(timer)
  }, [offer, busy])

  const undo = async (chosen: UndoOffer) => {
    if (busy) return
    setBusy(true)
    const refusal = await chosen.undo()
    setBusy(false)
    setOffer((present) => (present === chosen ? null : present))
    host.notify(refusal ? 'error' : 'success', refusal ?? text.done)
  }
  useKeys({ u: () => offer !== null && void undo(offer) })

  return (
    <UndoContext value={offerUndo}>
      {children}
      <div className={styles.place} role="status">
        {offer && <UndoBar offer={offer} busy={busy} onUndo={() => void undo(offer)} />}
      </div>
    </UndoContext>
  )
}

function UndoBar({ offer, busy, onUndo }: { offer: UndoOffer; busy: boolean; onUndo: () => void }) {
  const bar = useRef<HTMLDivElement>(null)
  // If the pressed button disappears, this bar takes the focus. The button in it does not, so that a second Enter does not undo.
  useEffect(() => {
    let frame = 0
    let left = FOCUS_FRAMES
    const takeLostFocus = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      left -= 1
      if (isLost && !document.querySelector('dialog[open]')) bar.current?.focus({ preventScroll: true })
      else if (left > 0) frame = requestAnimationFrame(takeLostFocus)
    }
    takeLostFocus()
    return () => cancelAnimationFrame(frame)
  }, [offer])
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={text.label} tabIndex={-1}>
      <span className={styles.sentence}>{offer.sentence}</span>
      <Button
        variant="secondary"
        size="sm"
        icon={UndoIcon}
        busy={busy}
        busyLabel={text.undoing}
        aria-keyshortcuts="u"
        onClick={onUndo}
      >
        {text.undo}
      </Button>
    </div>
  )
}
