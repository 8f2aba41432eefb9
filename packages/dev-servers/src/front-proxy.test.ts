import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startFrontProxy } from './front-proxy'
import { ROOT } from './paths'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function startProxy(bffUrl: string, more: { behindProxy?: boolean } = {}): Promise<string> {
  const shellUrl = await listen((_, response) => void response.end('a page'))
  const proxy = await startFrontProxy({ port: 0, bffUrl, shellUrl, ...more })
  ends.push(proxy.stop)
  return proxy.url
}

const echoHeaders: RequestListener = (incoming, response) => void response.end(JSON.stringify(incoming.headers))

test('calls go to the BFF and all else to the document server, by the same paths as at the edge', async () => {
  const site = await startProxy(await listen((_, response) => void response.end('a call')))
  const settings = await readFile(join(ROOT, 'deploy/caddy/site.caddy'), 'utf8')
  const paths = /@calls path (.+)/.exec(settings)?.[1]?.split(' ') ?? []
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) expect(await (await fetch(site + path.replace('*', 'x?y=1'))).text(), path).toBe('a call')
  for (const path of ['/', '/apiary', '/remotes/site/1/a.js', '/shell/a.css', '/paymentStatus?status=success'])
    expect(await (await fetch(site + path)).text(), path).toBe('a page')
})

test('a visitor’s own X-Forwarded headers are replaced, unless a proxy in front is trusted', async () => {
  const sent = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a.example' }
  const bffUrl = await listen(echoHeaders)
  const direct = (await (await fetch(`${await startProxy(bffUrl)}/api/x`, { headers: sent })).json()) as object
  expect(direct).toMatchObject({ 'x-forwarded-for': expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/) as string })
  expect(direct).not.toHaveProperty('x-forwarded-proto')
  expect(direct).not.toHaveProperty('x-forwarded-host')
  const behind = await startProxy(bffUrl, { behindProxy: true })
  expect(await (await fetch(`${behind}/api/x`, { headers: sent })).json()).toMatchObject({
    'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.9, /) as string,
    'x-forwarded-proto': 'https',
  })
})

test('files are streamed in both directions', async () => {
  const site = await startProxy(await listen((incoming, response) => void incoming.pipe(response)))
  const body = 'x'.repeat(3_000_000)
  expect(await (await fetch(`${site}/api/services/uploadFile`, { method: 'POST', body })).text()).toBe(body)
})

test('a visitor who leaves ends the call at the BFF', async () => {
  let left: () => void = () => {}
  const gone = new Promise<void>((resolve) => (left = resolve))
  let arrived: () => void = () => {}
  const called = new Promise<void>((resolve) => (arrived = resolve))
  const bffUrl = await listen((incoming: IncomingMessage) => {
    incoming.socket.once('close', () => left())
    arrived()
  })
  const call = request(`${await startProxy(bffUrl)}/api/slow`)
  call.on('error', () => {})
  call.end()
  await called
  call.destroy()
  await expect(gone).resolves.toBeUndefined()
})

test('calls are answered while 300 connections neither send nor read any more', async () => {
  const large = 'x'.repeat(4_000_000)
  const site = await startProxy(
    await listen((incoming, response) => {
      incoming.resume()
      response.end(incoming.url === '/docs/large' ? large : 'served')
    }),
  )
  const heads = [
    'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\na',
    'POST /api/contact HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n',
    'GET /docs/large HTTP/1.1\r\nhost: a\r\n\r\n',
  ]
  await Promise.all(
    Array.from({ length: 300 }, async (_, n) => {
      const socket = connect(Number(new URL(site).port), '127.0.0.1')
      socket.on('error', () => {})
      ends.push(() => socket.destroy())
      await once(socket, 'connect')
      socket.write(heads[n % heads.length] ?? '')
      socket.pause()
    }),
  )
  for (let n = 0; n < 20; n += 1) expect(await (await fetch(`${site}/api/catalogue`)).text()).toBe('served')
})

test('while no BFF answers, a call gets a problem and a return from the card page leads to the payment’s page', async () => {
  const site = await startProxy('http://127.0.0.1:9')
  const call = await fetch(`${site}/api/catalogue`)
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await call.json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
  const back = await fetch(`${site}/api/payment/response`, { method: 'POST', body: 'encResp=00', redirect: 'manual' })
  expect([back.status, back.headers.get('location')]).toEqual([303, '/paymentStatus'])
})
