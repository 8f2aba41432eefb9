import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeGently } from './close-gently'

test('a server that closes answers a request on a connection that was idle, then closes it', async () => {
  const server = createServer((_, response) => response.end('answered'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (): Promise<number | undefined> => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    return response.statusCode
  }
  expect(await ask()).toBe(200)
  const closed = closeGently(server, 200)
  expect(await ask()).toBe(200)
  await closed
  expect(server.listening).toBe(false)
})
