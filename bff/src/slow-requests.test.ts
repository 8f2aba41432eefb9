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
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  if (!server.listening) await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.close()
})

/** The status and connection headers of requests over one connection, while the server keeps it open. */
const post = (agent: Agent, body: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = request(`${url}/api/payment/response`, { method: 'POST', agent, headers }, (answer) => {
      const { statusCode: status, headers: responseHeaders } = answer
      answer.resume().once('end', () => resolve({ status, connection: responseHeaders.connection }))
    })
    sent.once('error', reject).end(body)
  })

it('the BFF closes the connection of a body that it does not read, and serves later calls', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let n = 0; n < 12; n += 1) {
    expect(await post(agent, 'x'.repeat(3_000_000))).toEqual({ status: 413, connection: 'close' })
    expect(await post(agent, 'encResp=00')).toMatchObject({ status: 303 })
  }
  agent.destroy()
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

it('the BFF closes a connection whose body does not arrive in time', async () => {
  const slow = createServer((incoming, response) => void incoming.resume().once('end', () => response.end()))
  endSlowRequests(slow, { takesFiles: (path) => path === '/file', withinMs: 50 })
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((slow.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST /form HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\na')
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  await new Promise((resolve) => slow.close(resolve))
})
