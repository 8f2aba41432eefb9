/**
 * The server's time. Visitors' devices are days ahead or behind, and pages stay open past midnight: a device's own clock
 * only measures how much time has passed since the server last told the time.
 */
interface Known {
  /** What the device's clock lacks. */
  skewMs: number
  /** How far the device's clock was ahead of the time since the page was opened: another value means that it was set. */
  device: number
}

let known: Known | undefined
const listeners = new Set<() => void>()

/** More than clocks drift apart while a page is open. A device that slept looks the same as one whose clock was set. */
const JUMP_MS = 5_000

const deviceMs = (): number => Date.now() - performance.now()
const hasJumped = ({ device }: Known): boolean => Math.abs(deviceMs() - device) > JUMP_MS

/** Undefined until the server has told its time. */
export const knownServerNow = (): Date | undefined => known && new Date(Date.now() + known.skewMs)

/** The server's time; the device's until it is known, so it only serves what the server checks or what nobody reads. */
export const serverNow = (): Date => knownServerNow() ?? new Date()

/** Takes in a response's time. A stored or slow response is late, never early: the one that is least behind counts. */
export function learnServerTime(atMs: number): void {
  const skewMs = atMs - Date.now()
  if (known && !hasJumped(known) && skewMs <= known.skewMs) return
  known = { skewMs, device: deviceMs() }
  listeners.forEach((listener) => listener())
}

/** Reads the time of a response of this site. */
export function learnFrom({ headers }: Pick<Response, 'headers'>): void {
  const sentMs = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(sentMs)) learnServerTime(sentMs + (Number(headers.get('age')) || 0) * 1000)
}

/** Clears the clock, as in a page that has just been opened. */
export function forgetServerTime(): void {
  known = undefined
  listeners.forEach((listener) => listener())
}

const CHECK_MS = 15_000
let asking = false

async function ask(): Promise<void> {
  if (asking) return
  asking = true
  try {
    learnFrom(
      await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) }),
    )
  } catch {
    // Offline: the next check asks again, and so does the next response.
  } finally {
    asking = false
  }
}

/** Calls back when the time is known, and regularly, for a day ends while a page is open. */
export function subscribeToServerTime(onChange: () => void): () => void {
  const check = () => {
    if (!known || hasJumped(known)) void ask()
    onChange()
  }
  const whenVisible = () => document.visibilityState === 'visible' && check()
  listeners.add(onChange)
  document.addEventListener('visibilitychange', whenVisible)
  addEventListener('online', check)
  const timer = setInterval(check, CHECK_MS)
  if (!known) void ask()
  return () => {
    listeners.delete(onChange)
    document.removeEventListener('visibilitychange', whenVisible)
    removeEventListener('online', check)
    clearInterval(timer)
  }
}
