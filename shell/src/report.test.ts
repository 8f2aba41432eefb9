// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportError } from './report'

const sent: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { message: string }).message)
    return Promise.resolve(new Response())
  })
})

afterEach(() => {
  sent.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a remote that can not be loaded is reported', () => {
  reportError(new Error('chunk 1 failed'), { source: 'remote', remote: 'site', version: '1.0.0-a' })
  vi.advanceTimersByTime(5000)
  expect(sent).toEqual(['chunk 1 failed'])
})

test('a remote whose files were given up because the page was left is not reported', () => {
  reportError(new Error('chunk 2 failed'), { source: 'remote', remote: 'site', version: '1.0.0-a' })
  dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(5000)
  expect(sent).toEqual([])
})

test('an error of a script is reported although the page is left', () => {
  reportError(new Error('broken'), { source: 'script' })
  dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual(['broken'])
})
