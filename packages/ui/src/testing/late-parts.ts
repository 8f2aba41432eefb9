import { beforeAll } from 'vitest'

// Screens fetch these parts when they are wanted: a file of tests that ended in the middle of that would leave a broken
// module to the files after it in the same worker.
beforeAll(async () => {
  if (typeof document !== 'undefined') await import('../date-picker')
})
