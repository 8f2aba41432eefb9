import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createReverseProxy, type ReverseProxyOptions } from './reverse-proxy'
import { readAll, sendRaw } from './testing/raw-request'

const servers: Server[] = []
const sockets: Socket[] = []

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const bff = (listener: RequestListener) => listen(createServer(listener))
const startProxy = (bffUrl: string, options: Partial<ReverseProxyOptions> = {}) =>
  listen(
    createReverseProxy({
      bffUrls: [bffUrl],
      publicUrl: 'http://care.example',
      pages: (_, response) => response.end('a page'),
      ...options,
    }),
  )

async function open(site: string, sent: string, from?: string): Promise<Socket> {
  const socket = await sendRaw(site, sent, from)
  sockets.push(socket)
  return socket
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const head = (line: string, ...headers: string[]) => [line, 'host: care.example', ...headers, '', ''].join('\r\n')
const TRICKLES = head('POST /api/contact HTTP/1.1', 'content-length: 100') + 'a'
const ENDLESS = head('POST /api/contact HTTP/1.1', 'transfer-encoding: chunked') + '1\r\na\r\n'
const UNREAD = head('GET /docs/large HTTP/1.1')

test('calls are served while 300 connections neither send nor read any more', async () => {
  const large = 'x'.repeat(4_000_000)
  const forwarded: string[] = []
  const site = await startProxy(
    await bff((incoming, response) => {
      forwarded.push(incoming.url ?? '')
      incoming.resume()
      response.end(incoming.url === '/docs/large' ? large : 'served')
    }),
  )
  const bad = await Promise.all(
    Array.from({ length: 300 }, (_, n) =>
      open(site, [TRICKLES, ENDLESS, UNREAD][n % 3] ?? '', '127.0.0.2').then((socket) => socket.pause()),
    ),
  )
  expect(bad).toHaveLength(300)
  for (let n = 0; n < 20; n += 1) expect(await (await fetch(`${site}/api/catalogue`)).text()).toBe('served')
  expect(forwarded).not.toContain('/api/contact')
})

test('a request whose body does not arrive in time returns 408, and its connection is closed', async () => {
  const site = await startProxy('http://127.0.0.1:9', { limits: { bodyWithinMs: 50 } })
  const answer = await readAll(await open(site, TRICKLES))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer.toLowerCase()).toContain('connection: close')
})

test('calls after refused large bodies are all served', async () => {
  // Like the BFF: refuses as too large immediately, without reading the body.
  const url = await bff((incoming, response) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= 300_000)
      return void text(incoming).then(() => response.end())
    response.writeHead(413, { 'content-type': 'application/problem+json' }).end('{}')
  })
  const site = await startProxy(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (path: string, body: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(`${site}${path}`, { method: 'POST', agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      })
      sent.once('error', reject).end(body)
    })
  for (let n = 0; n < 12; n += 1) {
    expect(await post('/api/contact', 'x'.repeat(600_000))).toBe(413)
    expect(await post('/api/services/uploadFile', 'x'.repeat(600_000))).toBe(413)
    expect(await post('/api/payment/response', 'encResp=1')).toBe(200)
  }
  agent.destroy()
})

test.each([
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api/%2E./metrics',
  '/api/..%2fmetrics',
  '/api/..%5cmetrics',
  '/api/..\\metrics',
  '/api/%252e%252e/metrics',
  'http://care.example/api/../metrics',
])('a request for %s returns 400 and reaches no BFF', async (path) => {
  const forwarded: string[] = []
  const site = await startProxy(
    await bff((incoming, response) => {
      forwarded.push(incoming.url ?? '')
      response.end()
    }),
  )
  const answer = await readAll(await open(site, head(`GET ${path} HTTP/1.1`, 'connection: close')))
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(forwarded).toEqual([])
})

test('without trusted proxies a visitor’s X-Forwarded-For and shell token are replaced', async () => {
  const site = await startProxy(await bff((incoming, response) => response.end(JSON.stringify(incoming.headers))))
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-shell-token': 'guessed' }
  const seen = (await (await fetch(`${site}/api/x`, { headers })).json()) as Record<string, string>
  expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
  expect(seen).not.toHaveProperty('x-shell-token')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['<script>', '127.0.0.1'],
])('behind a trusted proxy with X-Forwarded-For: %s the visitor’s address is %s', async (noted, address) => {
  const site = await startProxy(await bff((incoming, response) => response.end(JSON.stringify(incoming.headers))), {
    trustedProxies: ['127.0.0.0/8', '10.0.0.0/8', '::1/128'],
    token: 'token-of-the-shell',
  })
  const headers = { 'x-forwarded-for': noted, 'x-forwarded-proto': 'https' }
  expect(await (await fetch(`${site}/api/x`, { headers })).json()).toMatchObject({
    'x-forwarded-for': address,
    'x-forwarded-proto': 'https',
    'x-shell-token': 'token-of-the-shell',
  })
})

test('an address over its connection limit is refused further connections, and other addresses are not', async () => {
  const site = await startProxy('http://127.0.0.1:9', { limits: { connections: 3 } })
  for (let n = 0; n < 3; n += 1) await open(site, TRICKLES, '127.0.0.2')
  expect(await readAll(await open(site, head('GET / HTTP/1.1', 'connection: close'), '127.0.0.2'))).toBe('')
  const other = await readAll(await open(site, head('GET / HTTP/1.1', 'connection: close'), '127.0.0.3'))
  expect(other).toMatch(/^HTTP\/1\.1 200 /)
})

test('behind a trusted proxy the limits count the visitors in X-Forwarded-For, not the proxy’s connections', async () => {
  const site = await startProxy('http://127.0.0.1:9', {
    trustedProxies: ['127.0.0.2'],
    limits: { connections: 1, calls: 3 },
  })
  const trickles = (visitor: string) =>
    open(site, TRICKLES.replace('host:', `x-forwarded-for: ${visitor}\r\nhost:`), '127.0.0.2')
  const first = await Promise.all([1, 2, 3].map(() => trickles('203.0.113.1')))
  expect(first.map(({ destroyed }) => destroyed)).toEqual([false, false, false])
  expect(await readAll(await trickles('203.0.113.1'))).toMatch(/^HTTP\/1\.1 429 /)
  // Another customer's address of the same IPv6 network is the same customer.
  for (const host of [1, 2, 3]) await trickles(`2001:db8:1:2::${host}`)
  expect(await readAll(await trickles('2001:db8:1:2:ffff::4'))).toMatch(/^HTTP\/1\.1 429 /)
})

test('requests of a visitor over the rate limit are delayed, and return 429 when they continue', async () => {
  const site = await startProxy(await bff((_, response) => response.end('served')), { limits: { callsPerSecond: 10 } })
  const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(`${site}/api/x`)))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect(count(200)).toBeGreaterThanOrEqual(10)
  expect(count(429)).toBeGreaterThan(0)
  expect(count(200) + count(429)).toBe(60)
})

test('a call without a free connection to the BFF returns 503 and is not sent later', async () => {
  const forwarded: string[] = []
  const site = await startProxy(await bff((incoming: IncomingMessage) => void forwarded.push(incoming.url ?? '')), {
    limits: { concurrentCalls: 1 },
  })
  const held = await open(site, head('GET /api/held HTTP/1.1'))
  await expect.poll(() => forwarded).toEqual(['/api/held'])
  const answer = await fetch(`${site}/api/waits`, { method: 'POST', body: 'x' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
  expect(answer.headers.get('retry-after')).not.toBeNull()
  held.destroy()
  expect(forwarded).toEqual(['/api/held'])
})
