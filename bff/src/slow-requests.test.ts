import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endSlowRequests } from './end-slow-requests'
import { createTestApp, type TestApp } from './testing/test-app'

let app: TestApp
let server: Server
let url: string
beforeAll(async () => {
  app = await createTestApp()
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', autoCleanupIncoming: false }) as Server
  endSlowRequests(server, { takesFiles: () => false })
  if (!server.listening) await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.close()
})

/** The status of a request over the agent's connection. */
const post = (agent: Agent, body: string) =>
  new Promise<{ status: number | undefined }>((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = request(`${url}/api/payment/response`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode }))
    })
    sent.once('error', reject).end(body)
  })

it('the BFF answers a body that it does not read, and serves later calls of the connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let n = 0; n < 12; n += 1) {
    expect((await post(agent, 'x'.repeat(3_000_000))).status).toBe(413)
    expect((await post(agent, 'encResp=00')).status).toBe(303)
  }
  agent.destroy()
})

it('the BFF answers a body without a length that is too large, and serves later calls of the connection', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  socket.write('POST /api/payment/response HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n')
  socket.write(`${piece.repeat(40)}0\r\n\r\n`)
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 413 /)
  socket.write('GET /readyz HTTP/1.1\r\nhost: a\r\n\r\n')
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
})

// The edge takes a connection that ends before the answer for a broken BFF, and sends it nothing for two seconds.
it('whoever is still sending a body that is too large gets the answer before the connection ends', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const errors: Error[] = []
  socket.on('error', (error) => errors.push(error))
  const answer = once(socket, 'data')
  socket.write('POST /api/payment/response HTTP/1.1\r\nhost: a\r\ncontent-length: 50000000\r\n\r\n')
  for (let n = 0; n < 40; n += 1) socket.write('x'.repeat(64 * 1024))
  expect(String(await answer)).toMatch(/^HTTP\/1\.1 413 /)
  await new Promise((resolve) => socket.write('x'.repeat(64 * 1024), resolve))
  expect(errors).toEqual([])
  socket.destroy()
})

it.each(['/api/../openapi.json', '/api/%2e%2e/openapi.json', '/api/..%2fopenapi.json', '/api/%252e%252e/openapi.json'])(
  'GET %s returns 400',
  async (path) => {
    const sent = request(url, { path, method: 'GET' }).end()
    const [answer] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }]
    answer.resume()
    expect(answer.statusCode).toBe(400)
  },
)

it('the BFF’s public port serves neither metrics nor health', async () => {
  for (const path of ['/metrics', '/healthz']) expect((await fetch(`${url}${path}`)).status).toBe(404)
})

it('the BFF answers 408 to a body that does not arrive in time, and closes the connection', async () => {
  const slow = createServer((incoming, response) => void incoming.resume().once('end', () => response.end()))
  endSlowRequests(slow, { takesFiles: (path) => path === '/file', withinMs: 50 })
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((slow.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST /form HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\na')
  const [[answer]] = await Promise.all([once(socket, 'data'), once(socket, 'close')])
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
  await new Promise((resolve) => slow.close(resolve))
})
