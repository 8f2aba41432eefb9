import type { SessionStore } from './contract'

/** Undefined at first: nobody has asked the server yet who is logged in. */
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
