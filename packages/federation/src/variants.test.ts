import type { Registry, RegistryEntry, RemoteManifest } from '@homecare/contract/releases'
import { expect, test } from 'vitest'
import { variantsOf, onlyCompatible } from './variants'

const manifest = (name: string, version: string, contract = 5): RemoteManifest => ({
  ...{ name, version, contract, minApi: 1, commit: '', entry: 'e.js', serverEntry: 's.cjs' },
  ...{ styles: [], preload: [], files: [], routes: [], navigation: [] },
})
const entry = (name: string, version: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  ...manifest(name, version),
  ...{ previous: null, releasedAt: '' },
  ...more,
})
const registry = (...remotes: RegistryEntry[]): Registry => ({ revision: 1, api: 1, remotes })
const versions = ({ remotes }: Registry) => remotes.map(({ version, previous }) => [version, previous?.version ?? null])

test('without a canary release all visitors have the same variant', () => {
  const variants = variantsOf(registry(entry('a', '1', { previous: manifest('a', '0') })))
  expect(variants.map((variant) => [variant.below, versions(variant.registry)])).toEqual([[100, [['1', '0']]]])
})

test('visitors in the buckets of a canary release get it, with the current release as the previous one', () => {
  const variants = variantsOf(
    registry(entry('a', '1', { canary: { percent: 10, manifest: manifest('a', '2') } }), entry('b', '7')),
  )
  expect(variants.map((variant) => [variant.below, versions(variant.registry)])).toEqual([
    [
      10,
      [
        ['2', '1'],
        ['7', null],
      ],
    ],
    [
      100,
      [
        ['1', null],
        ['7', null],
      ],
    ],
  ])
})

test('the buckets of the larger of two canary releases include those of the smaller', () => {
  const canary = (name: string, percent: number) => ({ canary: { percent, manifest: manifest(name, '2') } })
  const variants = variantsOf(registry(entry('a', '1', canary('a', 30)), entry('b', '1', canary('b', 10))))
  expect(variants.map((variant) => [variant.below, variant.registry.remotes.map(({ version }) => version)])).toEqual([
    [10, ['2', '2']],
    [30, ['2', '1']],
    [100, ['1', '1']],
  ])
})

test.each([
  [5, 'one newer than the remote’s, runs the remote without a previous release', [['2', null]]],
  [4, 'the same as the remote’s, runs the remote', [['2', '1']]],
  [3, 'older than the remote’s, runs the previous release', [['1', null]]],
  [1, 'older than all releases of the remote, leaves the remote out', []],
])('a shell with contract %i, %s', (contract, _, expected) => {
  const remote = entry('a', '2', { contract: 4, previous: manifest('a', '1', 3) })
  expect(versions(onlyCompatible(registry(remote), contract))).toEqual(expected)
})
