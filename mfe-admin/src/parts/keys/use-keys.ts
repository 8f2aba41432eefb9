import { useEffect, useRef } from 'react'
import { useSingleKeys } from './key-setting'

/** Handlers by `event.key`; `false` means not handled, so the browser's default applies. */
export type KeyActions = Record<string, (event: KeyboardEvent) => boolean | void>

const WRITING = 'input:not([type=checkbox]), select, textarea, [contenteditable]'

/** Single-key shortcuts of a screen; inactive while someone types, a dialog is open, or shortcuts are turned off. */
export function useKeys(actions: KeyActions): void {
  const enabled = useSingleKeys()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest(WRITING) || document.querySelector('dialog[open]')) return
      if (Object.hasOwn(latest.current, event.key) && latest.current[event.key]?.(event) !== false)
        event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [enabled])
}
