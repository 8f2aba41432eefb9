// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { offlineOr } from './offline'

afterEach(() => vi.restoreAllMocks())

const network = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)

test.each([
  [false, 'You are offline. Try again when your connection is back.'],
  [true, 'Our server did not answer.'],
])('where the browser says that the network is there (%s), a failure is explained by “%s”', (onLine, text) => {
  network(onLine)
  expect(offlineOr('Our server did not answer.')).toBe(text)
})

test('a screen may have a sentence of its own for a device without a network', () => {
  network(false)
  expect(offlineOr('Our server did not answer.', 'You are offline.')).toBe('You are offline.')
})
