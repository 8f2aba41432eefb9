import { calls } from '@homecare/contract/calls'
import type { Access } from '@homecare/contract/calls/access'
import type { Problem } from '@homecare/contract/problem'
import { codeAt } from '@homecare/server/testing/factor-steps'
import { PASSWORD, staffSteps } from '@homecare/server/testing/staff-steps'
import { virtualPasskey } from '@homecare/server/testing/virtual-passkey'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseState } from '../testing/database-state'
import { sendCall, type CallName } from '../testing/staff-request'
import { createTestApp, type TestApp } from '../testing/test-app'

// Passkeys, codes and their misuse are tested beside the use cases, in packages/server/src/staff/factor.
let app: TestApp
let steps: ReturnType<typeof staffSteps>
beforeAll(async () => {
  app = await createTestApp({ requestsPerMinute: 10_000 })
  steps = staffSteps(() => app.ctx)
})
afterAll(() => app.close())

const NAMES = Object.keys(calls) as CallName[]
const staffAccess = (name: CallName): Extract<Access, { kind: 'staff' }> | null => {
  const access: Access = calls[name].access
  return access.kind === 'staff' ? access : null
}
const unknown = '0198c0de-0000-7000-8000-00000000000f'
const IDS = { booking: unknown, request: unknown, staff: unknown, attempt: 'ORD-1', file: 'x.pdf', report: unknown }

/** The first step of a login: its answer, and the cookie of the second step. */
async function begin(userName: string) {
  const answer = await app.post('/api/user/login', { userName, password: PASSWORD })
  const [cookie = ''] = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
  return { answer, problem: (await answer.json()) as Problem, cookie: { cookie } }
}

const cookiesOf = (answer: Response) => ({
  cookie: answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; '),
})

async function json<T>(answer: Response): Promise<T> {
  return (await answer.json()) as T
}

/** A new admin who has set up a passkey by the calls that a browser makes. */
async function enrolled(userName: string) {
  await steps.join(userName, 'admin')
  const { cookie } = await begin(userName)
  const passkey = virtualPasskey()
  const { options } = await json<{ options: { challenge: string } }>(
    await app.post('/api/user/passkey-options', {}, cookie),
  )
  const body = { name: 'Laptop', response: passkey.create(options) }
  return { passkey, answer: await app.post('/api/user/passkeys', body, cookie) }
}

describe('the login of an account that needs a second factor', () => {
  it('a login whose second factor is not set up yet returns 401 without ways and a short-lived cookie for its set-up', async () => {
    await steps.join('new@example.com', 'admin')
    const { answer, problem } = await begin('new@example.com')
    expect([answer.status, problem.code, problem.ways]).toEqual([401, 'SECOND_FACTOR_REQUIRED', []])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^pending-login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
    ])
  })

  it('a set-up returns the user and ten recovery codes, and opens the session', async () => {
    const { answer } = await enrolled('set-up@example.com')
    expect(answer.status).toBe(200)
    const session = cookiesOf(answer)
    expect(await json(answer)).toEqual({
      user: { userName: 'set-up@example.com', role: 'admin' },
      recoveryCodes: Array.from({ length: 10 }, () => expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/)),
    })
    expect((await app.get('/api/user/me', session)).status).toBe(200)
  })

  it('a login returns 401 with the ways that the account has, and the second step returns what a login does', async () => {
    const { passkey } = await enrolled('second@example.com')
    const { problem, cookie } = await begin('second@example.com')
    expect(problem).toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED', ways: ['passkey', 'recovery'] })
    const { options } = await json<{ options: { challenge: string } }>(
      await app.post('/api/user/login/passkey', {}, cookie),
    )
    const done = await app.post('/api/user/login/factor', { way: 'passkey', response: passkey.sign(options) }, cookie)
    const session = cookiesOf(done)
    expect([done.status, await json(done)]).toEqual([
      200,
      { status: 200, user: { userName: 'second@example.com', role: 'admin' } },
    ])
    expect((await app.get('/api/user/me', session)).status).toBe(200)
    // The pending login was used up.
    expect((await app.post('/api/user/login/passkey', {}, cookie)).status).toBe(401)
  })

  it.each([
    ['a code of five digits', { way: 'totp', code: '12345' }, 'code'],
    ['a way that does not exist', { way: 'phone', code: '123456' }, 'way'],
    ['no code', { way: 'recovery', code: ' ' }, 'code'],
    ['a passkey without an answer', { way: 'passkey' }, 'response'],
    ['a wrong code', { way: 'recovery', code: 'aaaa-bbbb-cccc' }, 'code'],
  ])('a second step with %s returns 422 with the field and opens nothing', async (name, body, field) => {
    const userName = `bad-${name.replaceAll(' ', '-')}@example.com`
    await enrolled(userName)
    const { cookie } = await begin(userName)
    const answer = await app.post('/api/user/login/factor', body, cookie)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []])
    expect(Object.keys((await json<Problem>(answer)).fields ?? {})).toEqual([field])
  })
})

describe('a login whose second step is due', () => {
  const staffCalls = NAMES.filter((name) => staffAccess(name))

  it.each([
    ['has a factor', true],
    ['has to set one up', false],
  ])('the cookie of a login that %s opens no staff call but those of its set-up', async (_, hasFactor) => {
    const userName = `opens-nothing-${hasFactor}@example.com`
    if (hasFactor) await enrolled(userName)
    else await steps.join(userName, 'admin')
    const { cookie } = await begin(userName)
    const asSession = { cookie: cookie.cookie.replace('pending-login=', 'session=') }
    const before = await databaseState(app)
    const opened: string[] = []
    for (const call of staffCalls) {
      const enrolling = !hasFactor && staffAccess(call)?.enrolling === true
      const answers = [await sendCall(app, call, { ids: IDS, headers: asSession })]
      if (!enrolling) answers.push(await sendCall(app, call, { ids: IDS, headers: cookie }))
      for (const { status } of answers) if (status !== 401) opened.push(`${call} ${status}`)
    }
    expect(opened).toEqual([])
    expect(await databaseState(app)).toEqual(before)
    expect(staffCalls.filter((call) => staffAccess(call)?.enrolling).sort()).toEqual([
      ...['addPasskey', 'confirmTotp', 'requestNewPasskey', 'requestTotp'],
    ])
  })

  it('a login of another account ends the browser’s session before its second step', async () => {
    const session = await app.login('viewer')
    await steps.join('other@example.com', 'admin')
    await app.post('/api/user/login', { userName: 'other@example.com', password: PASSWORD }, session)
    expect((await app.get('/api/user/me', session)).status).toBe(401)
  })
})

describe('sensitive steps', () => {
  const sensitive = NAMES.filter((name) => staffAccess(name)?.proof)

  it('adding and removing factors, recovery codes, the reset of a colleague, invitations and changes of accounts need a proof of the last ten minutes', () => {
    expect(sensitive.sort()).toEqual([
      ...[
        'addPasskey',
        'changeStaff',
        'confirmTotp',
        'inviteStaff',
        'removePasskey',
        'removeTotp',
        'renewRecoveryCodes',
      ],
      ...['requestNewPasskey', 'requestTotp', 'resetFactor'],
    ])
  })

  it('sensitive steps return 403 PROOF_REQUIRED eleven minutes after the login, and work after a proof', async () => {
    const admin = await app.login('admin')
    app.ctx.wait(11 * 60_000)
    // Records the activity, which is all that the refused calls would.
    await app.get('/api/user/me', admin)
    const before = await databaseState(app)
    for (const name of sensitive) {
      const answer = await sendCall(app, name, { ids: IDS, headers: admin })
      expect([name, answer.status, (await json<Problem>(answer)).code]).toEqual([name, 403, 'PROOF_REQUIRED'])
    }
    expect(await databaseState(app)).toEqual(before)
    expect((await app.post('/api/user/proof', { way: 'password', password: 'admin-password' }, admin)).status).toBe(204)
    const { secret } = await json<{ secret: string }>(await app.post('/api/user/totp-secret', {}, admin))
    const code = codeAt(secret, app.ctx.now())
    const added = await app.post('/api/user/totp', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, admin)
    expect(added.status).toBe(200)
    expect((await app.get('/api/user/me', admin)).status).toBe(200)
    expect((await app.delete('/api/user/totp', admin)).status).toBe(204)
  })
})
