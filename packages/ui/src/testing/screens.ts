import { afterAll, beforeAll } from 'vitest'

/** The machine may be busy; a test that waits for something that never comes fails after this time. */
const TIMEOUT_MS = 10_000

// Screens fetch these parts when they are wanted: a file of tests that ended in the middle of that would leave a broken
// module to the files after it in the same worker.
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const [{ configure }] = await Promise.all([import('@testing-library/react'), import('../date-picker')])
  configure({ asyncUtilTimeout: TIMEOUT_MS })
})

// Files in one worker share a document: what one leaves in it must not be found by the next.
afterAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren()
})
