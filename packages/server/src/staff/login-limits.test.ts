import { describe, expect, it } from 'vitest'
import { countOutcomes, outcomeOf } from '../testing/booking-steps'
import { testLoginLimits } from '../testing/staff-steps'
import { countLogin } from './login-limits'

/** Counts logins: a wrong password stays counted, and a right one is not. */
function logins(options: { attempts: number; slowSeconds?: number }) {
  const limits = testLoginLimits(options)
  const wrong = (name: string, { from = '203.0.113.1', device = null as string | null } = {}) =>
    countLogin(limits, { name, from, device })
  const right = async (name: string, options: Parameters<typeof wrong>[1] = {}) =>
    (await wrong(name, options)).succeeded()
  const wrongs = (count: number, nameOf: (n: number) => string, options: Parameters<typeof wrong>[1] = {}) =>
    countOutcomes(Array.from({ length: count }, (_, n) => wrong(nameOf(n), options)))
  return { wrong, right, wrongs }
}

describe('wrong passwords', () => {
  it.each([
    [
      'one after the other',
      async (attempt: () => Promise<unknown>) => {
        const outcomes = []
        for (let n = 0; n < 15; n++) outcomes.push(await outcomeOf(attempt()))
        return outcomes
      },
    ],
    [
      'at the same moment',
      (attempt: () => Promise<unknown>) => Promise.all(Array.from({ length: 15 }, () => outcomeOf(attempt()))),
    ],
  ])('five attempts with wrong passwords are checked, then one per interval, when they are made %s', async (_, all) => {
    const { wrong } = logins({ attempts: 5, slowSeconds: 900 })
    const outcomes = await all(() => wrong('admin'))
    expect(outcomes.sort()).toEqual([...Array<string>(9).fill('RATE_LIMITED'), ...Array<string>(6).fill('done')])
  })

  it('a login over the limit is refused with the seconds until the next attempt', async () => {
    const { wrongs, wrong } = logins({ attempts: 1, slowSeconds: 900 })
    await wrongs(2, () => 'admin')
    await expect(wrong('admin')).rejects.toMatchObject({ retryAfter: 900 })
  })

  it('wrong passwords from one IPv6 network share a limit', async () => {
    const { wrong } = logins({ attempts: 2, slowSeconds: 900 })
    const outcomes = []
    for (let n = 0; n < 4; n++) outcomes.push(await outcomeOf(wrong('admin', { from: `2001:db8::${n}` })))
    expect(outcomes).toEqual(['done', 'done', 'done', 'RATE_LIMITED'])
  })
})

describe('the right password', () => {
  it('the right password is accepted after a hundred wrong ones for other accounts from the same address', async () => {
    const { wrongs, right } = logins({ attempts: 10, slowSeconds: 0.2 })
    const names = ['admin', 'viewer', 'nobody', 'somebody']
    await wrongs(100, (n) => names[n % names.length] ?? '')
    for (const name of ['coordinator', 'admin']) expect(await outcomeOf(right(name))).toBe('done')
  })

  it('the right password is accepted from another address whatever the number of wrong ones', async () => {
    const { wrongs, right } = logins({ attempts: 10, slowSeconds: 900 })
    await wrongs(30, () => 'admin')
    expect(await outcomeOf(right('admin', { from: '203.0.113.2' }))).toBe('done')
  })

  it('the right password never counts as an attempt', async () => {
    const { wrongs, right } = logins({ attempts: 10, slowSeconds: 900 })
    for (let n = 0; n < 15; n++) await right('viewer')
    expect(await wrongs(10, () => 'viewer')).toEqual({ done: 10 })
  })
})

describe('known browsers', () => {
  it('a known browser has ten attempts of its own, which others can’t use up', async () => {
    const { wrongs, right } = logins({ attempts: 10, slowSeconds: 900 })
    await wrongs(40, () => 'admin')
    expect(await wrongs(12, () => 'admin', { device: 'known' })).toEqual({ done: 10, RATE_LIMITED: 2 })
    await right('viewer', { device: 'known' })
  })

  it('the attempts of a known browser do not reduce those of unknown browsers', async () => {
    const { wrongs, right } = logins({ attempts: 10, slowSeconds: 900 })
    await wrongs(12, () => 'admin', { device: 'known' })
    expect(await wrongs(10, () => 'admin')).toEqual({ done: 10 })
    await right('viewer')
  })
})
