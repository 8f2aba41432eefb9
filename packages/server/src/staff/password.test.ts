import { expect, it, vi } from 'vitest'

// The real hashes: the other tests have quicker ones.
vi.unmock('@node-rs/argon2')
vi.resetModules()
const { hashPassword, NOBODYS_HASH, verifyPassword } = await import('./password')

it('a password matches only its own hash, and each hash of it differs', async () => {
  const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(first).not.toBe(second)
  expect([await verifyPassword(first, 'correct horse'), await verifyPassword(first, 'Correct horse')]).toEqual([
    true,
    false,
  ])
})

it('checking the hash for unknown accounts costs the same as checking a stored one', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 4)
  expect(costOf(NOBODYS_HASH)).toEqual(costOf(await hashPassword('any')))
  expect(await verifyPassword(NOBODYS_HASH, '')).toBe(false)
})
