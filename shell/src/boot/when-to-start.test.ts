// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenToStart } from './when-to-start'

/** Called when a browser reports a paint; of an empty page only Chromium reports one. */
let paint: (() => void) | undefined

class Paints {
  constructor(callback: () => void) {
    paint = callback
  }
  observe() {}
}

const LONG_MS = 60_000

function begin(kind: 'prerendered' | 'client-rendered' | 'not-found', hydrate: 'load' | 'idle') {
  const start = vi.fn<() => void>()
  whenToStart({ kind, hydrate }, start)
  return start
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Paints)
  vi.stubGlobal('requestIdleCallback', undefined)
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => 'interactive' })
})

afterEach(() => {
  paint = undefined
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'readyState')
})

test('a page with nothing prerendered starts without waiting for a paint, which may never be reported', () => {
  expect(begin('client-rendered', 'load')).toHaveBeenCalledOnce()
  expect(begin('client-rendered', 'idle')).toHaveBeenCalledOnce()
})

test('a prerendered page that is used immediately starts with its first paint, and only once', () => {
  const start = begin('prerendered', 'load')
  expect(start).not.toHaveBeenCalled()
  paint?.()
  vi.advanceTimersByTime(LONG_MS)
  expect(start).toHaveBeenCalledOnce()
})

test('a prerendered page whose paint is never reported, as in a hidden tab, starts after a time', () => {
  const start = begin('prerendered', 'load')
  vi.advanceTimersByTime(LONG_MS)
  expect(start).toHaveBeenCalledOnce()
})

test('a browser without paint timing starts the page after a time', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  const start = begin('prerendered', 'load')
  vi.advanceTimersByTime(LONG_MS)
  expect(start).toHaveBeenCalledOnce()
})

test('a page to read starts at the first sign of a visitor, and only once', () => {
  const start = begin('prerendered', 'idle')
  dispatchEvent(new Event('pointermove'))
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(LONG_MS)
  expect(start).toHaveBeenCalledOnce()
})

test('a page to read starts some time after it is loaded, also where the browser has no idle callback', () => {
  const start = begin('prerendered', 'idle')
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(5000)
  expect(start).toHaveBeenCalledOnce()
})

test('a page to read starts while the browser is never idle', () => {
  vi.stubGlobal('requestIdleCallback', () => {})
  const start = begin('prerendered', 'idle')
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(LONG_MS)
  expect(start).toHaveBeenCalledOnce()
})

test('a page that never finishes loading starts after a time', () => {
  const start = begin('not-found', 'idle')
  vi.advanceTimersByTime(LONG_MS)
  expect(start).toHaveBeenCalledOnce()
})
