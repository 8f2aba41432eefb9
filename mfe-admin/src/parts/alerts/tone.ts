import { useSyncExternalStore } from 'react'

interface Sound {
  /** Where this browser keeps whether it is on. */
  setting: string
  onByDefault: boolean
  /** When each note begins, in seconds, and its frequency. */
  notes: readonly (readonly [at: number, hertz: number])[]
}

const SOUNDS = {
  /** A blood test was booked. */
  arrival: {
    setting: 'staff.sound',
    onByDefault: false,
    notes: [
      [0, 660],
      [0.14, 880],
    ],
  },
  /** Something that the desk must know about immediately. */
  alert: {
    setting: 'staff.alert-sound',
    onByDefault: true,
    notes: [
      [0, 880],
      [0.18, 587],
      [0.36, 880],
    ],
  },
} as const satisfies Record<string, Sound>
export type SoundName = keyof typeof SOUNDS

/** Browsers play nothing before a gesture on the page: until then it is `locked`. */
export type SoundState = 'ready' | 'locked' | 'unsupported'

const listeners = new Set<() => void>()
let context: AudioContext | null = null

const isOn = (name: SoundName): boolean => {
  const { setting, onByDefault } = SOUNDS[name]
  const stored = localStorage.getItem(setting)
  return stored === null ? onByDefault : stored === 'on'
}

const changed = () => {
  for (const listener of listeners) listener()
}

/** The first gesture prepares the sounds that are on. */
function prepare(): void {
  if (isOn('arrival') || isOn('alert')) unlock()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('click', prepare)
    document.addEventListener('keydown', prepare)
    // A login in this document was a gesture already.
    if (navigator.userActivation?.hasBeenActive) prepare()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('click', prepare)
    document.removeEventListener('keydown', prepare)
  }
}

/** Whether a sound is on in this browser. */
export const useSound = (name: SoundName): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOn(name),
    () => false,
  )

function soundState(): SoundState {
  if (typeof AudioContext === 'undefined') return 'unsupported'
  return context?.state === 'running' ? 'ready' : 'locked'
}

/** Whether a sound that is on would be heard now. */
export const useSoundState = (): SoundState => useSyncExternalStore(subscribe, soundState, () => 'unsupported')

/** Call it from a press: it also plays the tone once, so that people know it. */
export function setSound(name: SoundName, on: boolean): void {
  localStorage.setItem(SOUNDS[name].setting, on ? 'on' : 'off')
  changed()
  if (!on) return
  unlock()
  playTone(name)
}

function unlock(): void {
  if (typeof AudioContext === 'undefined') return
  if (!context) {
    context = new AudioContext()
    context.addEventListener('statechange', changed)
    changed()
  }
  if (context.state === 'suspended') void context.resume()
}

/** A few short soft notes; nothing where it is off, or before the first gesture on the page. */
export function playTone(name: SoundName): void {
  if (!isOn(name) || !context || context.state === 'closed') return
  const start = context.currentTime
  for (const [at, hertz] of SOUNDS[name].notes) {
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
