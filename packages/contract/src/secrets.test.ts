import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ageKeys, foreignSecrets, ownSecrets, weaknessOf } from './secrets'

test.each([
  ['short', 'must have 16 characters or more'],
  ['x'.repeat(64), 'must be random, not a few characters repeated'],
  ['abcdabcdabcdabcd', 'must be random, not a few characters repeated'],
  ['1234567890123456', 'must be random, not made of words that everybody tries'],
  ['0123456789abcdef0123456789abcdef', 'must be random, not made of words that everybody tries'],
  ['change-me-change-me', 'must be random, not made of words that everybody tries'],
  ['My_Super-Secret.Password123!', 'must be random, not made of words that everybody tries'],
])('the secret %j is refused with the reason', (secret, weakness) => {
  expect(weaknessOf(secret)).toBe(weakness)
  expect(ownSecrets.safeParse(secret).error?.issues[0]?.message).toBe(weakness)
})

test('random secrets in both usual notations are accepted', () => {
  for (const spelling of ['hex', 'base64', 'base64url'] as const)
    expect(weaknessOf(randomBytes(32).toString(spelling))).toBeNull()
})

test('a single value is one secret, and the values after a comma are previous secrets that are still accepted', () => {
  expect(ownSecrets.parse(' a secret with spaces ')).toEqual([' a secret with spaces '])
  expect(ownSecrets.parse('new-one-of-16-letters, old-one-of-16-letters')).toEqual([
    'new-one-of-16-letters',
    'old-one-of-16-letters',
  ])
  expect(foreignSecrets.parse('3')).toEqual(['3'])
  expect(foreignSecrets.safeParse(' , ').error?.issues[0]?.message).toBe('must not be empty')
})

test('each secret of a list must be strong', () => {
  expect(ownSecrets.safeParse('new-one-of-16-letters,old').error?.issues[0]?.message).toBe(
    'must have 16 characters or more',
  )
})

test('keys of reports must be keys of the age format that nobody has made up', () => {
  const key = `AGE-SECRET-KEY-1${'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'.repeat(2).slice(0, 58)}`
  expect(ageKeys.parse(`${key}, ${key}`)).toEqual([key, key])
  const messageOf = (text: string) => ageKeys.safeParse(text).error?.issues[0]?.message
  for (const wrong of ['', 'a-secret-of-32-random-characters', key.toLowerCase(), `${key}Q`, `${key},old`])
    expect(messageOf(wrong)).toBe('must be a key like AGE-SECRET-KEY-1…')
  expect(messageOf(`AGE-SECRET-KEY-1${'Q'.repeat(58)}`)).toBe('must be random, not a few characters repeated')
})
