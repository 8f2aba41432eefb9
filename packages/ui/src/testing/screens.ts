import { afterAll, beforeAll, vi } from 'vitest'

/** The machine may be busy; a test that waits for something that never comes fails after this time. */
const TIMEOUT_MS = 10_000

// jsdom lays nothing out, so nothing changes its size. Here and not in a test, since a part may be loaded by one test for all.
if (typeof document !== 'undefined')
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }

// Screens fetch these parts when they are wanted: a file of tests that ended in the middle of that would leave a broken
// module to the files after it in the same worker.
beforeAll(async () => {
  if (typeof document === 'undefined') return
  // jsdom cannot scroll. Each file of tests gets a new function, since some replace it by their own.
  Element.prototype.scrollIntoView = () => undefined
  const [{ configure }] = await Promise.all([import('@testing-library/react'), import('../date-picker')])
  configure({ asyncUtilTimeout: TIMEOUT_MS })
})

// Files in one worker share a document and its globals: what one leaves in them must not be found by the next.
afterAll(() => {
  vi.unstubAllGlobals()
  if (typeof document !== 'undefined') document.body.replaceChildren()
})
