import { DEMO_PASSWORDS } from '@homecare/server/testing/template'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ loginAttempts: 10 })
})
afterEach(() => app.close())

const HERE = '203.0.113.1'
type Staff = keyof typeof DEMO_PASSWORDS
const attempt = (userName: string, password: string, { from = HERE, cookie = '' } = {}) =>
  app.post('/api/user/login', { userName, password }, { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) })
const right = (who: Staff, options = {}) => attempt(who, DEMO_PASSWORDS[who], options)
const wrongs = (count: number, userName: (n: number) => string, from = HERE) =>
  Promise.all(Array.from({ length: count }, (_, n) => attempt(userName(n), `wrong ${n}`, { from })))
const statuses = (answers: Response[]) => answers.map(({ status }) => status)
/** What the browser keeps of an answer. */
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

describe('wrong passwords', () => {
  it.each([
    [
      'one after the other',
      async (post: () => Promise<Response>) => {
        const answers = []
        for (let n = 0; n < 15; n++) answers.push(await post())
        return answers
      },
    ],
    ['at the same moment', (post: () => Promise<Response>) => Promise.all(Array.from({ length: 15 }, post))],
  ])('are looked at a few times, then one in a while, when they come %s', async (_, all) => {
    const slow = await createTestApp({ loginAttempts: 5, slowSeconds: 900 })
    const answers = await all(async () => slow.post('/api/user/login', { userName: 'admin', password: 'wrong' }))
    expect(statuses(answers).sort()).toEqual([
      ...Array.from({ length: 6 }, () => 401),
      ...Array.from({ length: 9 }, () => 429),
    ])
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    await slow.close()
  })
})

describe('the right password', () => {
  it('is taken after a hundred wrong ones of others, from the same address and against all accounts', async () => {
    const names = ['admin', 'viewer', 'nobody', 'somebody']
    await wrongs(100, (n) => names[n % names.length] ?? '')
    expect((await right('coordinator')).status).toBe(200)
    expect((await right('admin')).status).toBe(200)
  })

  it('is taken at another address as if nothing had happened', async () => {
    await wrongs(30, () => 'admin')
    expect((await right('admin', { from: '203.0.113.2' })).status).toBe(200)
  })

  it('is taken without waiting where the browser is known, even while others keep trying', async () => {
    const cookie = cookiesOf(await right('admin'))
    const others = wrongs(40, () => 'admin')
    expect((await right('admin', { cookie })).status).toBe(200)
    await others
    expect((await right('admin', { cookie })).status).toBe(200)
  })

  it('costs nothing, however often it is given', async () => {
    for (let n = 0; n < 15; n++) expect((await right('viewer')).status).toBe(200)
    expect(statuses(await wrongs(10, () => 'viewer'))).toEqual(Array.from({ length: 10 }, () => 401))
  })
})

describe('a known browser', () => {
  it('has ten tries of its own and no more', async () => {
    const cookie = cookiesOf(await right('admin'))
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('admin', 'wrong', { cookie })))
    expect(statuses(answers).sort()).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect((await right('admin')).status).toBe(200)
  })

  it('is known for its own accounts only, and an invented cookie for none', async () => {
    const cookie = cookiesOf(await right('admin'))
    await wrongs(20, () => 'viewer')
    const invented = 'device=AAAAAAAAAAAAAAAA.1.' + 'A'.repeat(43)
    for (const value of [cookie, invented])
      expect(
        statuses(await Promise.all([1, 2, 3, 4, 5].map(() => attempt('viewer', 'wrong', { cookie: value })))),
      ).toContain(429)
  })

  it('is recognised for several accounts that use it alternately', async () => {
    const first = cookiesOf(await right('admin'))
    const both = cookiesOf(await right('viewer', { cookie: first }))
    await wrongs(40, (n) => (n % 2 ? 'admin' : 'viewer'))
    for (const who of ['admin', 'viewer'] as const) expect((await right(who, { cookie: both })).status).toBe(200)
  })
})
