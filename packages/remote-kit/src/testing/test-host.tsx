import { vi } from 'vitest'
import { LOCALE } from '@homecare/domain/locales'
import { profileIn } from '@homecare/contract/profile-in'
import type { Host } from '@homecare/federation/contract'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { createSessionStore } from '@homecare/federation/session-store'

/** The shell's host with a made-up provider. `notify` and `report` are spies. */
export function testHost(more: Partial<Host> = {}): Host {
  return {
    profile: profileIn(sampleProfile, LOCALE),
    apiBase: '/api',
    publicUrl: 'https://care.example',
    notify: vi.fn<Host['notify']>(),
    session: createSessionStore(null),
    composed: () => undefined,
    report: vi.fn<Host['report']>(),
    ...more,
  }
}
