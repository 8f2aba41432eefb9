import type { Host, SessionStore } from '@homecare/federation/contract'
import type { ShellState } from './state'

/** What the shell lends, where nothing can be shown or sent yet: while pages are composed. */
export function quietHost(state: ShellState): Host {
  return {
    profile: state.profile,
    apiBase: '/api',
    publicUrl: state.publicUrl,
    notify: () => {},
    session: createSession(),
    composed: (path) => state.data[path],
    report: () => {},
  }
}

export function createSession(): SessionStore {
  let session: ReturnType<SessionStore['get']>
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
