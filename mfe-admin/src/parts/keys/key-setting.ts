import { useSyncExternalStore } from 'react'

/** Stored in this browser: people who dictate, or whose keys mean something else, can turn single keys off. */
const SETTING = 'staff.single-keys'
const listeners = new Set<() => void>()

const singleKeysOn = (): boolean => localStorage.getItem(SETTING) !== 'off'

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** Source: WCAG 2.2, 2.1.4 Character Key Shortcuts. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysOn, () => true)

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(SETTING)
  else localStorage.setItem(SETTING, 'off')
  for (const changed of listeners) changed()
}
