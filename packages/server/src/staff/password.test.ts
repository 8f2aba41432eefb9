import { expect, it } from 'vitest'
import { hashPassword, NOBODYS_HASH, verifyPassword } from './password'

it('a password fits its own hash only, which is another one each time', async () => {
  const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(first).not.toBe(second)
  expect([await verifyPassword(first, 'correct horse'), await verifyPassword(first, 'Correct horse')]).toEqual([
    true,
    false,
  ])
})

it('the hash that stands for no account costs what a stored one costs', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 4)
  expect(costOf(NOBODYS_HASH)).toEqual(costOf(await hashPassword('any')))
  expect(await verifyPassword(NOBODYS_HASH, '')).toBe(false)
})
