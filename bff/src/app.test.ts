import { createAgeCipher } from '@homecare/server/adapters/age-cipher'
import { TEST_REPORT_KEY } from '@homecare/server/testing/report-key'
import { memoryLimitStore } from '@homecare/server/adapters/limit-store'
import { Writable } from 'node:stream'
import { calls } from '@homecare/contract/calls'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBffApp } from './app'
import { createLimits } from './limits'
import { paidBooking } from './testing/bookings'
import { MESSAGE_WAYS } from './testing/message-ways'
import { createTestApp, type TestApp } from './testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the API document', () => {
  it('the API document has every call of the contract, and each call has a route', async () => {
    const document = (await (await app.get('/openapi.json')).json()) as {
      paths: Record<string, Record<string, { responses: object }>>
    }
    app.ctx.messages = MESSAGE_WAYS
    for (const { method, path } of Object.values(calls)) {
      expect(document.paths[path]?.[method]?.responses, `${method} ${path}`).toBeDefined()
      const url = path.replace(/\{\w+\}/g, 'x')
      const answer = method === 'get' ? await app.get(url) : await app.post(url, {})
      const body = await answer.text()
      expect(body.includes('"NOT_FOUND"') && !path.includes('{'), `${method} ${path}`).toBe(false)
    }
  })

  it('the API reference page loads nothing from other sites', async () => {
    const page = await app.get('/docs')
    const html = await page.text()
    expect(html).not.toMatch(/https?:\/\//)
    for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await app.get(path)).status, path).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('headers of all responses', () => {
  it.each(['/readyz', '/nowhere', '/api/slots?date=x', '/api/catalogue'])(
    'the response of %s has a request id, a content security policy and nosniff',
    async (path) => {
      const { headers } = await app.get(path, { 'x-request-id': 'given-by-the-door' })
      expect(headers.get('x-request-id')).toBe('given-by-the-door')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
    },
  )
})

describe('the log', () => {
  it('the log contains no patient data, no tokens and no invalid input', async () => {
    const lines: string[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => {
        lines.push(chunk.toString())
        done()
      },
    })
    const ctx = { ...app.ctx, log: pino({ level: 'debug' }, sink) }
    const logged = createBffApp({
      reportCipher: await createAgeCipher([TEST_REPORT_KEY]),
      ctx,
      releaseTokens: new Map(),
      tryPages: async () => {},
      shellTokens: [],
      trustedProxies: [],
      limits: createLimits({
        store: memoryLimitStore(),
        secret: ctx.settings.secret,
        strangerEmailsPerDay: 3,
        loginAttempts: 9,
      }),
      queue: app.queue,
      secureCookies: true,
      draining: () => false,
    })
    const canary = {
      username: 'Canary Bird',
      email: 'canary@example.com',
      phoneNumber: '0509998877',
      doorNo: 'C-12',
      city: 'Canarytown',
    }
    const { orderId, token } = await paidBooking(
      {
        ...app,
        ctx: { ...app.ctx, log: ctx.log },
        post: async (path, body, headers = {}) => {
          const raw = body instanceof URLSearchParams
          return logged.request(path, {
            method: 'POST',
            body: raw ? body : JSON.stringify(body),
            headers: raw ? headers : { 'content-type': 'application/json', ...headers },
          })
        },
      },
      canary,
    )
    await logged.request(`/api/orders/${orderId}?token=${token}`)
    await logged.request('/api/user/login', {
      method: 'POST',
      body: JSON.stringify({ userName: 'canary@example.com', password: 'canary-password' }),
      headers: { 'content-type': 'application/json' },
    })
    await logged.request('/api/client-errors', {
      method: 'POST',
      body: JSON.stringify({
        message: 'canary@example.com and 0509998877',
        stack: `at x?token=${token}`,
        source: 'script',
        path: `/paymentStatus?token=${token}`,
      }),
      headers: { 'content-type': 'application/json' },
    })
    expect(lines.length).toBeGreaterThan(4)
    expect(lines.join('')).not.toMatch(new RegExp(`canary|0509998877|C-12|${token}`, 'i'))
  })
})
