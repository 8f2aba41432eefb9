import type { SessionStore } from './contract'

/** Undefined before the first request of the session. */
export function createSessionStore(initial?: ReturnType<SessionStore['get']>): SessionStore {
  let session = initial
  const listeners = new Set<() => void>()
  return {
    get: () => session,
    set: (next) => {
      session = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
