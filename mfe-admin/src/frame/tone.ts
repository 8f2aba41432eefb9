import { useSyncExternalStore } from 'react'

/** Stored in this browser; off unless somebody turned it on. */
const SETTING = 'staff.sound'
const listeners = new Set<() => void>()
let context: AudioContext | null = null

const isOn = (): boolean => localStorage.getItem(SETTING) === 'on'

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  // Browsers play nothing before a gesture, so the first one on the page prepares it.
  const prepare = () => {
    if (isOn()) unlock()
  }
  document.addEventListener('pointerdown', prepare)
  document.addEventListener('keydown', prepare)
  return () => {
    listeners.delete(changed)
    document.removeEventListener('pointerdown', prepare)
    document.removeEventListener('keydown', prepare)
  }
}

/** Whether a new booking is announced by a tone on this device. */
export const useSound = (): boolean => useSyncExternalStore(subscribe, isOn, () => false)

/** Call it from a press: it also plays the tone once, so that people know it. */
export function setSound(on: boolean): void {
  if (on) localStorage.setItem(SETTING, 'on')
  else localStorage.removeItem(SETTING)
  for (const changed of listeners) changed()
  if (!on) return
  unlock()
  playTone()
}

function unlock(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

/** Two short soft notes; nothing where it is off, or before the first gesture on the page. */
export function playTone(): void {
  if (!isOn() || !context || context.state === 'closed') return
  const start = context.currentTime
  for (const [at, hertz] of [
    [0, 660],
    [0.14, 880],
  ] as const) {
    const note = context.createOscillator()
    const volume = context.createGain()
    note.frequency.value = hertz
    volume.gain.setValueAtTime(0, start + at)
    volume.gain.linearRampToValueAtTime(0.12, start + at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + 0.3)
    note.connect(volume).connect(context.destination)
    note.start(start + at)
    note.stop(start + at + 0.32)
  }
}
