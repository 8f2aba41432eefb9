import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ApiCall {
  method: string
  /** With the query, without `/api`. */
  path: string
  headers: IncomingMessage['headers']
  body: unknown
}

export interface ApiAnswer {
  status?: number
  body: unknown
}

/** A small API on loopback: answers by method and path, and keeps what it was asked. Null never answers. */
export async function startApi(answer: (call: ApiCall) => ApiAnswer | null) {
  const calls: ApiCall[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const call: ApiCall = {
      method: request.method ?? '',
      path: (request.url ?? '').replace(/^\/api/, ''),
      headers: request.headers,
      body: text ? JSON.parse(text) : null,
    }
    // A page of another origin asks first; the real site is one origin.
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    if (call.method === 'OPTIONS') return void response.writeHead(204).end()
    calls.push(call)
    const reply = answer(call)
    if (!reply) return
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  return {
    apiBase,
    calls,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
