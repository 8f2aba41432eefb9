import type { Host } from '@homecare/federation/contract'
import { createSessionStore } from '@homecare/federation/session-store'
import type { ShellState } from './state'

/** The host while pages are composed, where nothing can be shown or sent. */
export function quietHost(state: ShellState): Host {
  return {
    profile: state.profile,
    apiBase: '/api',
    publicUrl: state.publicUrl,
    notify: () => {},
    session: createSessionStore(),
    composed: (path) => state.data[path],
    report: () => {},
  }
}
