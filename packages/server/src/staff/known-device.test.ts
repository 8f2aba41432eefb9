import { describe, expect, it } from 'vitest'
import { DEVICE_DAYS, knownDevice, rememberDevice } from './known-device'

const DAY_MS = 24 * 3600_000
const now = new Date('2026-03-03T04:00:00Z')
const keyed = (userId: string, at = now) => ({
  signers: { secret: 'a-secret', previousSecrets: [] as string[] },
  userId,
  now: at,
})

describe('known browsers', () => {
  it('a browser is known for the account that logged in and for no other', () => {
    const cookie = rememberDevice(undefined, keyed('one'))
    expect(knownDevice(cookie, keyed('one'))).toMatch(/^[\w-]{16}$/)
    expect(knownDevice(cookie, keyed('two'))).toBeNull()
  })

  it('a browser is known for the five accounts that logged in last', () => {
    const users = ['a', 'b', 'c', 'd', 'e', 'f']
    const cookie = users.reduce<string | undefined>((known, user) => rememberDevice(known, keyed(user)), undefined)
    expect(users.filter((user) => knownDevice(cookie, keyed(user)) !== null)).toEqual(['b', 'c', 'd', 'e', 'f'])
    expect(rememberDevice(cookie, keyed('d')).split('~')).toHaveLength(5)
  })

  it('a browser is no longer known after 180 days', () => {
    const cookie = rememberDevice(undefined, keyed('one'))
    const after = (days: number) => new Date(now.getTime() + days * DAY_MS)
    expect(knownDevice(cookie, keyed('one', after(DEVICE_DAYS)))).not.toBeNull()
    expect(knownDevice(cookie, keyed('one', after(DEVICE_DAYS + 1)))).toBeNull()
  })
})

it.each([
  ['no cookie', () => undefined],
  ['an invented cookie', () => `AAAAAAAAAAAAAAAA.1.${'A'.repeat(43)}`],
  ['a cookie with a later day', (cookie: string) => cookie.replace(/\.[^.]+\./, '.zzz.')],
  [
    'a cookie under another secret',
    () => rememberDevice(undefined, { ...keyed('one'), signers: { secret: 'another', previousSecrets: [] } }),
  ],
  ['a cookie that is not ours', () => 'x~~y.z'],
])('a browser with %s is not known', (_, make) => {
  expect(knownDevice(make(rememberDevice(undefined, keyed('one'))), keyed('one'))).toBeNull()
})
