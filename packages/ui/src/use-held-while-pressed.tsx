import { useRef, useSyncExternalStore } from 'react'

let pressed = false
const listeners = new Set<() => void>()

function setPressed(next: boolean): void {
  if (pressed === next) return
  pressed = next
  for (const listener of listeners) listener()
}

// A touch sends its mouse events when it ends; the focus moves with `mousedown` either way.
const down = () => setPressed(true)
// After the click, which follows `mouseup` in the same task.
const up = () => void setTimeout(() => setPressed(false))
// Not `blur`: a field that is left by the press sends it as well.
const ENDS = ['mouseup', 'dragend', 'keydown'] as const

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('mousedown', down, true)
    for (const end of ENDS) window.addEventListener(end, up, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('mousedown', down, true)
    for (const end of ENDS) window.removeEventListener(end, up, true)
    pressed = false
  }
}

/**
 * The value, but while a mouse button is down the one from before. Leaving a field by pressing a button would else change
 * the page between press and release, the button would move away, and the browser would see no click.
 */
export function useHeldWhilePressed<T>(value: T): T {
  const held = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  )
  const shown = useRef(value)
  // oxlint-disable-next-line react/refs -- A node is new in each render: as state it would cause an endless loop of renders.
  if (!held) shown.current = value
  // oxlint-disable-next-line react/refs -- What was shown when the press began.
  return shown.current
}
