import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createAskBff } from './ask-bff'

const servers: Server[] = []
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const NOBODY = 'http://127.0.0.1:2'
const withinMs = 5_000

test('what one BFF refuses or can’t answer is asked of the next, which is then asked first', async () => {
  const asked: string[] = []
  const ending = await listen((_, response) => {
    asked.push('ending')
    response.writeHead(503).end()
  })
  const there = await listen((request, response) => void response.end(`${request.url} ${request.headers.accept}`))
  const askBff = createAskBff([NOBODY, ending, there])
  for (let n = 0; n < 3; n += 1) {
    const answer = await askBff('/api/remotes', { headers: { accept: 'a/b' }, withinMs })
    expect(await answer.text()).toBe('/api/remotes a/b')
  }
  expect(asked).toEqual(['ending'])
})

test('when no BFF can answer, the last one’s refusal is returned, or the reason is thrown', async () => {
  const ending = await listen((_, response) => void response.writeHead(503).end())
  expect((await createAskBff([NOBODY, ending])('/api/x', { withinMs })).status).toBe(503)
  await expect(createAskBff([ending, NOBODY])('/api/x', { withinMs })).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:2\/api\/x did not answer: connect ECONNREFUSED/,
  )
})

test('a BFF that says no is not asked again elsewhere', async () => {
  const first = await listen((_, response) => void response.writeHead(404).end())
  const second = await listen((_, response) => void response.end('found'))
  expect((await createAskBff([first, second])('/api/x', { withinMs })).status).toBe(404)
})
