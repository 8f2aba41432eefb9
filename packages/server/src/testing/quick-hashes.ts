import { vi } from 'vitest'
import { QUICK_HASH } from './template'

/**
 * Hashing a password takes 30 ms on purpose, and the tests do it thousands of times. A stored hash says what checking it
 * costs, so these are checked quickly too. password.test.ts has the real ones.
 */
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, hash: (password: string) => argon2.hash(password, QUICK_HASH) }
})
