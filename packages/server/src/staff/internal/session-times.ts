/** How long a session lasts without a call of a person, and at most. Source: decisions.md, "Staff". */
export const SESSION_IDLE_MS = 30 * 60_000
export const SESSION_LIFE_MS = 8 * 3600_000
const NOTE_EVERY_MS = 60_000

export interface SessionMoments {
  createdAt: Date
  lastSeenAt: Date
}

/** When it ends if nothing is done, and when in any case; the first is never after the second. */
export function sessionEnds({ createdAt, lastSeenAt }: SessionMoments): { idleUntil: Date; endsAt: Date } {
  const endsAt = createdAt.getTime() + SESSION_LIFE_MS
  const idleUntil = Math.min(lastSeenAt.getTime() + SESSION_IDLE_MS, endsAt)
  return { idleUntil: new Date(idleUntil), endsAt: new Date(endsAt) }
}

export function isOver(session: SessionMoments, now: Date): boolean {
  return now.getTime() > sessionEnds(session).idleUntil.getTime()
}

/** Whether a person's call is to be written down: once a minute is enough for a limit of thirty. */
export function isToNote({ lastSeenAt }: SessionMoments, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= NOTE_EVERY_MS
}
