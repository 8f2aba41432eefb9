import { describe, expect, it } from 'vitest'
import { DEVICE_DAYS, knownDevice, rememberDevice } from './known-device'

const DAY_MS = 24 * 3600_000
const now = new Date('2026-03-03T04:00:00Z')
const keyed = (userId: string, at = now) => ({
  signers: { secret: 'a-secret', previousSecrets: [] as string[] },
  userId,
  now: at,
})

describe('a browser in which somebody has logged in', () => {
  it('is known for that account and for no other', () => {
    const cookie = rememberDevice(undefined, keyed('one'))
    expect(knownDevice(cookie, keyed('one'))).toMatch(/^[\w-]{16}$/)
    expect(knownDevice(cookie, keyed('two'))).toBeNull()
  })

  it('is known for the five accounts that logged in last', () => {
    const users = ['a', 'b', 'c', 'd', 'e', 'f']
    const cookie = users.reduce<string | undefined>((known, user) => rememberDevice(known, keyed(user)), undefined)
    expect(users.filter((user) => knownDevice(cookie, keyed(user)) !== null)).toEqual(['b', 'c', 'd', 'e', 'f'])
    expect(rememberDevice(cookie, keyed('d')).split('~')).toHaveLength(5)
  })

  it('is no longer known after 180 days', () => {
    const cookie = rememberDevice(undefined, keyed('one'))
    const after = (days: number) => new Date(now.getTime() + days * DAY_MS)
    expect(knownDevice(cookie, keyed('one', after(DEVICE_DAYS)))).not.toBeNull()
    expect(knownDevice(cookie, keyed('one', after(DEVICE_DAYS + 1)))).toBeNull()
  })
})

it.each([
  ['none', () => undefined],
  ['an invented one', () => `AAAAAAAAAAAAAAAA.1.${'A'.repeat(43)}`],
  ['one with a later day', (cookie: string) => cookie.replace(/\.[^.]+\./, '.zzz.')],
  [
    'one under another secret',
    () => rememberDevice(undefined, { ...keyed('one'), signers: { secret: 'another', previousSecrets: [] } }),
  ],
  ['what is no cookie of ours', () => 'x~~y.z'],
])('of all cookies %s makes no browser known', (_, make) => {
  expect(knownDevice(make(rememberDevice(undefined, keyed('one'))), keyed('one'))).toBeNull()
})
