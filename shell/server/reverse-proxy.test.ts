import { spawn } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createReverseProxy } from './reverse-proxy'

const servers: Server[] = []

const listen = (listener: RequestListener, port = 0) => listenWith(createServer(listener), port)

async function listenWith(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const startProxy = (...bffUrls: string[]) =>
  listenWith(
    createReverseProxy({ bffUrls, publicUrl: 'https://care.example', pages: (_, response) => response.end('a page') }),
  )

/** Resolves when a connection to this port is refused. */
const nextRefusal = (port: number): Promise<void> =>
  new Promise((resolve) => {
    const onRefused = (message: unknown): void => {
      const { connectParams } = message as { connectParams: { port: string } }
      if (Number(connectParams.port) !== port) return
      unsubscribe('undici:client:connectError', onRefused)
      resolve()
    }
    subscribe('undici:client:connectError', onRefused)
  })

async function close(server: Server | undefined): Promise<void> {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
}

afterEach(async () => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) await close(server)
})

test('calls are forwarded to the BFF with the visitor’s address and the site’s scheme and host, and pages are not', async () => {
  const bff = await listen((incoming, response) =>
    response.end(JSON.stringify({ url: incoming.url, ...incoming.headers })),
  )
  const site = await startProxy(bff)
  const seen = (await (
    await fetch(`${site}/api/orders/1?token=a`, { headers: { 'x-forwarded-for': '1.2.3.4' } })
  ).json()) as Record<string, string>
  expect(seen).toMatchObject({
    url: '/api/orders/1?token=a',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': new URL(site).host,
  })
  expect(seen['x-forwarded-for']).toMatch(/127\.0\.0\.1$/)
  expect(await (await fetch(`${site}/apiary`)).text()).toBe('a page')
})

test('files are streamed through the reverse proxy in both directions', async () => {
  const bff = await listen((incoming, response) => void incoming.pipe(response))
  const site = await startProxy(bff)
  const body = 'x'.repeat(3_000_000)
  expect(await (await fetch(`${site}/api/services/uploadFile`, { method: 'POST', body })).text()).toBe(body)
})

test('a call returns 503 when no BFF has accepted it in four seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const site = await startProxy('http://127.0.0.1:9')
  const refused = nextRefusal(9)
  const answer = fetch(`${site}/api/catalogue`)
  await refused
  vi.setSystemTime(Date.now() + 4_000)
  const { status, headers } = await answer
  expect([status, headers.get('content-type')]).toEqual([503, 'application/problem+json'])
  expect(await (await answer).json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
})

test('a BFF that becomes available within four seconds gets the whole call', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const bffUrl = await listen(() => {})
  const port = Number(new URL(bffUrl).port)
  await close(servers.pop())
  const site = await startProxy(bffUrl)
  const refused = nextRefusal(port)
  const answer = fetch(`${site}/api/echo`, { method: 'POST', body: 'kept' })
  await refused
  vi.setSystemTime(Date.now() + 3_700)
  await listen((incoming, response) => void incoming.pipe(response), port)
  expect(await (await answer).text()).toBe('kept')
})

test('no call fails while one of two BFFs is down, even when the BFF had begun to read it', async () => {
  const there = await listen((incoming, response) => void incoming.pipe(response))
  const site = await startProxy('http://127.0.0.1:9', there)
  for (let n = 0; n < 6; n += 1)
    expect(await (await fetch(`${site}/api/echo`, { method: 'POST', body: `kept ${n}` })).text()).toBe(`kept ${n}`)
  const breaksOff = await listen((incoming) => void incoming.socket.destroy())
  const other = await startProxy(breaksOff, await listen((_, response) => response.end('read')))
  for (let n = 0; n < 4; n += 1) expect(await (await fetch(`${other}/api/slots`)).text()).toBe('read')
})

test('a call that the BFF may have handled is not sent again', async () => {
  let calls = 0
  const breaksOff = (incoming: IncomingMessage) => {
    calls += 1
    incoming.socket.destroy()
  }
  const site = await startProxy(await listen(breaksOff), await listen(breaksOff))
  expect((await fetch(`${site}/api/contact`, { method: 'POST', body: 'x' })).status).toBe(503)
  expect(calls).toBe(1)
})

test('a visitor who disconnects aborts the forwarded call', async () => {
  let onAborted: () => void = () => {}
  const gone = new Promise<void>((resolve) => (onAborted = resolve))
  const bff = await listen((incoming) => void incoming.on('close', onAborted))
  const call = request(`${await startProxy(bff)}/api/slow`)
  call.on('error', () => {})
  call.end()
  await once(servers[0] as Server, 'request')
  call.destroy()
  await expect(gone).resolves.toBeUndefined()
})

test('calls are shared among the BFFs, and one that is about to end gets none until it says that it is ready', async () => {
  const state = { ending: false }
  const calls = [0, 0]
  const start = (at: number) =>
    listen((incoming, response) => {
      const ends = at === 0 && state.ending
      if (incoming.url === '/readyz') return void response.writeHead(ends ? 503 : 200).end()
      calls[at] = (calls[at] ?? 0) + 1
      response.writeHead(200, ends ? { connection: 'close' } : {}).end('read')
    })
  const site = await startProxy(await start(0), await start(1))
  const readTimes = async (times: number): Promise<number[]> => {
    calls.fill(0)
    for (let n = 0; n < times; n += 1) expect(await (await fetch(`${site}/api/slots`)).text()).toBe('read')
    return [...calls]
  }
  expect(await readTimes(6)).toEqual([3, 3])
  state.ending = true
  expect(await readTimes(6)).toEqual([1, 5])
  state.ending = false
  await vi.waitFor(async () => expect((await readTimes(2))[0]).toBe(1), { timeout: 5_000 })
})

test('a call that one BFF neither accepts nor refuses goes to another', async () => {
  const { url: silent, end } = await silentServer()
  try {
    const there = await listen((incoming, response) => void incoming.pipe(response))
    const site = await startProxy(silent, there)
    for (let n = 0; n < 4; n += 1)
      expect(await (await fetch(`${site}/api/echo`, { method: 'POST', body: `kept ${n}` })).text()).toBe(`kept ${n}`)
  } finally {
    end()
  }
})

test('a call is answered although the document server itself was busy for more than a second', async () => {
  const bff = await listen((_, response) => void response.end('read'))
  const site = await startProxy(bff)
  const beBusy = (message: unknown): void => {
    const { connectParams } = message as { connectParams: { port: string } }
    if (connectParams.port !== new URL(bff).port) return
    unsubscribe('undici:client:beforeConnect', beBusy)
    for (const until = performance.now() + 1_200; performance.now() < until;);
  }
  subscribe('undici:client:beforeConnect', beBusy)
  expect(await (await fetch(`${site}/api/slots`)).text()).toBe('read')
})

/** A server whose system answers no further connection: its process is stopped and its queue is full. */
async function silentServer(): Promise<{ url: string; end(): void }> {
  const program = `const server = require('node:net').createServer(() => {})
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port))`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const port = Number(line.toString())
  child.kill('SIGSTOP')
  const sockets: Socket[] = []
  for (let accepted = true; accepted;) {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    accepted = await once(socket, 'connect', { signal: AbortSignal.timeout(300) }).then(
      () => true,
      () => false,
    )
  }
  return {
    url: `http://127.0.0.1:${port}`,
    end() {
      for (const socket of sockets) socket.destroy()
      child.kill('SIGKILL')
    },
  }
}
