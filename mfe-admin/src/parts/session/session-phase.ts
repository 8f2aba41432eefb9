import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'

/** The time between the warning and the end of the session. */
const WARN_IDLE_MS = 2 * 60_000
const WARN_END_MS = 5 * 60_000

/** In both warnings the session ends soon: `idle-warning` unless a call is made, `end-warning` in any case. */
export type SessionPhase = { kind: 'active' | 'ended' } | { kind: 'idle-warning' | 'end-warning'; leftMs: number }

/** The phase of a session at `now`, in ms on the server's clock. */
export function sessionPhase({ idleUntil, endsAt }: SessionInfo, now: number): SessionPhase {
  const idleMs = Date.parse(idleUntil) - now
  const endMs = Date.parse(endsAt) - now
  if (Math.min(idleMs, endMs) <= 0) return { kind: 'ended' }
  if (endMs <= WARN_END_MS) return { kind: 'end-warning', leftMs: endMs }
  if (idleMs <= WARN_IDLE_MS) return { kind: 'idle-warning', leftMs: idleMs }
  return { kind: 'active' }
}

/** `1:05`, as a countdown shows it. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
