import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestingApi {
  apiBase: string
  received: { url: string; body: Record<string, string> }[]
  answerWith(status: number, body: unknown): void
  close(): Promise<void>
}

/** A real HTTP server that notes what a form sends and answers as told; for tests. */
export async function startTestingApi(): Promise<TestingApi> {
  let answer = { status: 201, body: '{}' }
  const received: TestingApi['received'] = []
  const server = createServer((request, response) => {
    const cors = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-credentials': 'true',
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      received.push({ url: request.url ?? '', body: JSON.parse(text) as Record<string, string> })
      response.writeHead(answer.status, { ...cors, 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    received,
    answerWith: (status, body) => {
      answer = { status, body: JSON.stringify(body) }
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
