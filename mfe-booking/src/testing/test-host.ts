import type { Host } from '@homecare/federation/contract'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { CATALOGUE_ANSWER } from './fixture'

/** A host that lends the catalogue to the page that declares it. */
export function testHost(path: string, more: Partial<Host> = {}): Host {
  return {
    profile: sampleProfile,
    apiBase: '/api',
    publicUrl: 'https://care.example',
    notify: () => {},
    session: { get: () => null, set: () => {}, subscribe: () => () => {} },
    composed: (name) => (name === '/api/catalogue' && path === '/bookbloodtest' ? CATALOGUE_ANSWER : undefined),
    report: () => {},
    ...more,
  }
}
