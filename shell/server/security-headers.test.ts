import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders, type SecuredResponse } from './security-headers'

const app = new Hono<SecuredResponse>()
  .use(securityHeaders({ gatewayOrigin: undefined, production: true, bootScripts: ['start()'] }))
  .get('/page', (context) => context.html('<h1>A page</h1>'))
  .get('/place', (context) => {
    context.set('secured', { asksForPlace: true })
    return context.html('<h1>A page that asks for the place</h1>')
  })
  .get('/part', (context) => {
    context.set('secured', { isPart: true })
    return context.body('a {}', 200, { 'content-type': 'text/css' })
  })

const headersOf = async (path: string) => Object.fromEntries((await app.request(path)).headers)

test('a page may use its own origin only, is not framed, and may ask for no device', async () => {
  const { 'content-security-policy': policy, ...others } = await headersOf('/page')
  expect(policy).toBe(
    "default-src 'self'; script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='; img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default; report-uri /api/csp-reports; style-src 'self'",
  )
  expect(others).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  })
})

test('a part of pages may do nothing when it is opened alone, and has no headers that only matter for pages', async () => {
  expect(await headersOf('/part')).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/css',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  })
})

test('only a page that declares it may ask for the place, and for no other device', async () => {
  expect((await headersOf('/place'))['permissions-policy']).toBe(
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  )
})
