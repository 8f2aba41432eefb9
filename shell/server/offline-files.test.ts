import { sampleProfile } from '@homecare/federation/sample-profile'
import { describe, expect, test } from 'vitest'
import { offlineFileOf } from './offline-files'
import { fixtureManifest, page } from './testing/fixture-remote'

const facts = { providerName: sampleProfile.name, ink: 'canvas', background: 'canvas' }
const registry = (offline?: { name: string }) => ({
  remotes: [
    {
      ...fixtureManifest('1.0.0'),
      routes: [{ ...page('/rounds', false), ...(offline && { offline }) }, page('/orders/:id', false)],
      previous: null,
      releasedAt: '',
    },
  ],
})
const file = (path: string, offline?: { name: string }) => offlineFileOf(path, registry(offline), facts)
const OFFLINE = { name: 'Rounds' }

describe('a page that opens without a network', () => {
  test('its worker may have that page only, and stores nothing', () => {
    const worker = file('/rounds/worker.js', OFFLINE)
    expect(worker?.headers['service-worker-allowed']).toBe('/rounds')
    expect(worker?.text).not.toMatch(/\.(put|add|addAll)\(/)
  })

  test('its web manifest names it and keeps an installed page within its path', () => {
    const manifest = JSON.parse(file('/rounds/app.webmanifest', OFFLINE)?.text ?? '{}') as unknown
    expect(manifest).toMatchObject({
      short_name: 'Rounds',
      start_url: '/rounds',
      scope: '/rounds',
      display: 'standalone',
    })
  })

  test('after a release without it is served, as by a rollback, its worker removes itself and it can’t be installed', () => {
    expect(file('/rounds/worker.js')?.text).toContain('unregister()')
    expect(file('/rounds/app.webmanifest')).toBeNull()
  })

  test.each([
    '/worker.js',
    '/nowhere/worker.js',
    '/orders/1/worker.js',
    '/orders/:id/worker.js',
    '/rounds/x/worker.js',
  ])('there is no worker at %s', (path) => expect(file(path, OFFLINE)).toBeNull())
})
