import { vi } from 'vitest'
import type { Host, SessionStore, StaffSession } from '@homecare/federation/contract'
import { sampleProfile } from '@homecare/federation/sample-profile'

/** What the shell lends, with a provider that is plainly unreal. `notify` and `report` are spies. */
export function testHost(more: Partial<Host> = {}): Host {
  return {
    profile: sampleProfile,
    apiBase: '/api',
    publicUrl: 'https://care.example',
    notify: vi.fn<Host['notify']>(),
    session: testSession(null),
    composed: () => undefined,
    report: vi.fn<Host['report']>(),
    ...more,
  }
}

/** The shell's session store, with somebody logged in, nobody (null), or not known yet (undefined). */
export function testSession(initial: StaffSession | null | undefined): SessionStore {
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
