import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface Reply {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

/** What answers `GET /user/me` and its like; the path is without `/api`. */
export type Answers = Record<string, (asked: Asked) => Reply>

/** A real HTTP server with answers of the contract's shape; what was asked stands in `asked`. */
export async function staffServer(answers: Answers) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://staff.example')
      const one: Asked = {
        method: request.method ?? 'GET',
        path: url.pathname.replace(/^\/api/, ''),
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      }
      const cors = { 'access-control-allow-origin': request.headers.origin ?? '*', 'access-control-allow-headers': '*' }
      if (one.method === 'OPTIONS') return response.writeHead(204, cors).end()
      asked.push(one)
      const reply: Reply = answers[`${one.method} ${one.path}`]?.(one) ?? problem(404, 'NOT_FOUND')
      response.writeHead(reply.status ?? 200, {
        'content-type': 'application/json',
        connection: 'close',
        ...cors,
        ...reply.headers,
      })
      response.end(reply.body === undefined ? '' : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((resolve) => server.close(resolve))
  return { apiBase: `http://127.0.0.1:${port}/api`, asked, answers, close }
}

export const problem = (status: number, code: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: { code, status, title: code },
})
