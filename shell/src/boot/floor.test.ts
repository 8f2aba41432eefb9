// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { meetsFloor } from './floor'

const supported = new Set<string>()

beforeEach(() => {
  supported.clear()
  for (const name of ['container-type', 'block-size']) supported.add(name)
  vi.stubGlobal('CSS', { supports: (name: string) => supported.has(name) })
  vi.stubGlobal('CompressionStream', function CompressionStream() {})
  HTMLDialogElement.prototype.showModal ??= () => {}
})

afterEach(() => void vi.unstubAllGlobals())

test('a browser with everything that the floor has meets it', () => {
  expect(meetsFloor()).toBe(true)
})

test('a browser without one of the features that stand for the floor does not meet it', () => {
  supported.delete('container-type')
  expect(meetsFloor()).toBe(false)
  supported.add('container-type')
  vi.stubGlobal('AbortSignal', undefined)
  expect(meetsFloor()).toBe(false)
  vi.unstubAllGlobals()
  vi.stubGlobal('CSS', { supports: () => true })
  vi.stubGlobal('CompressionStream', function CompressionStream() {})
  expect(meetsFloor()).toBe(true)
  vi.stubGlobal('HTMLDialogElement', undefined)
  expect(meetsFloor()).toBe(false)
})
