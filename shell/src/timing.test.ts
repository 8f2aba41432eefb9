import { afterEach, expect, test, vi } from 'vitest'
import { responseLimitMs } from './timing'

/** A page as the browser measured it, with a script that came quickly. */
function opened(navigation: { fetchStart: number; responseEnd: number }) {
  vi.stubGlobal('location', new URL('https://homecare.example/'))
  vi.stubGlobal('performance', {
    getEntriesByType: () => [navigation],
    getEntriesByName: () => [{ duration: 50 }],
  })
}
afterEach(() => void vi.unstubAllGlobals())

test('where the page came quickly help is offered after 1.2 s', () => {
  opened({ fetchStart: 5, responseEnd: 105 })
  expect(responseLimitMs('/shell/main.js')).toBe(1200)
})

test('where the page came slowly a response may take longer, up to 8 s', () => {
  opened({ fetchStart: 0, responseEnd: 1000 })
  expect(responseLimitMs('/shell/main.js')).toBe(3000)
  opened({ fetchStart: 0, responseEnd: 20_000 })
  expect(responseLimitMs('/shell/main.js')).toBe(8000)
})

test('after a form was sent the time that its answer took does not delay help', () => {
  // The redirect to the page comes before the page itself is requested.
  opened({ fetchStart: 2500, responseEnd: 2600 })
  expect(responseLimitMs('/shell/main.js')).toBe(1200)
})
