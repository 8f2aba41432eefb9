import {
  Agent,
  request as send,
  type ClientRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream'
import type { Problem } from '@homecare/contract/problem'

const TO_BFF = /^\/(api|files|docs)(\/|\?|$)|^\/openapi\.json(\?|$)/
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])
/** A BFF that does not take the connection within this time is down. */
const CONNECT_LIMIT_MS = 900
const AGAIN_AFTER_MS = 100
/** Less than a BFF goes on answering once it is to end: no call meets a connection that is being closed. */
const IDLE_MS = 500
/** A BFF that refused, or asked to be left, is not asked first for so long. */
const REST_MS = 2_000

/**
 * Hands calls on to a BFF, streaming both ways; all else goes to the pages. Of several BFFs one may be away: what it has
 * not been sent goes to another one, and so does what only reads.
 */
export function createFrontDoor({
  bffUrls,
  pages,
  publicUrl,
}: {
  bffUrls: readonly string[]
  pages: RequestListener
  publicUrl: string
}): RequestListener {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: IDLE_MS })
  const next = inTurn(bffUrls)
  const publicSite = new URL(publicUrl)

  const current = new WeakMap<ServerResponse, ClientRequest>()

  const handOn = (request: IncomingMessage, response: ServerResponse, giveUpAt: number): void => {
    const headers = endToEnd(request.headers)
    headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
    headers['x-forwarded-proto'] = publicSite.protocol.slice(0, -1)
    headers['x-forwarded-host'] = request.headers.host ?? publicSite.host
    const bff = next()
    const upstream = send({
      hostname: bff.hostname,
      port: bff.port,
      agent,
      method: request.method,
      path: request.url,
      headers,
    })
    const connecting = setTimeout(
      () => upstream.destroy(new Error('no connection in time')),
      Math.max(1, giveUpAt - Date.now()),
    )
    let connected = false

    upstream.once('socket', (socket) => {
      const go = () => {
        connected = true
        clearTimeout(connecting)
        // The body is read only now, so that a refused connection can be tried again with all of it.
        pipeline(request, upstream, () => {})
      }
      if (socket.connecting) socket.once('connect', go)
      else go()
    })
    upstream.once('response', (answer) => {
      if (answer.headers.connection === 'close') bff.rest()
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
      pipeline(answer, response, () => {})
    })
    upstream.once('error', () => {
      clearTimeout(connecting)
      if (response.headersSent || response.destroyed) return void response.destroy()
      bff.rest()
      const again = !connected || request.method === 'GET' || request.method === 'HEAD'
      if (again && !response.closed && Date.now() + AGAIN_AFTER_MS < giveUpAt)
        return void setTimeout(() => handOn(request, response, giveUpAt), bffUrls.length > 1 ? 0 : AGAIN_AFTER_MS)
      unavailable(response)
    })
    current.set(response, upstream)
  }

  return (request, response) => {
    if (!TO_BFF.test(request.url ?? '')) return void pages(request, response)
    // A visitor who leaves ends the call behind as well.
    response.once('close', () => current.get(response)?.destroy())
    handOn(request, response, Date.now() + CONNECT_LIMIT_MS)
  }
}

interface Bff {
  hostname: string
  port: string
  /** Leaves it alone for a while. */
  rest(): void
}

/** The BFFs one after the other, those that rest only if all do: then the one that has rested longest. */
function inTurn(urls: readonly string[]): () => Bff {
  const all = urls.map((url) => {
    const { hostname, port } = new URL(url)
    const bff = { hostname, port, restsUntil: 0, rest: () => void (bff.restsUntil = Date.now() + REST_MS) }
    return bff
  })
  return () => {
    const now = Date.now()
    const at = all.findIndex(({ restsUntil }) => restsUntil <= now)
    const chosen = at < 0 ? all.reduce((a, b) => (b.restsUntil < a.restsUntil ? b : a)) : (all[at] as (typeof all)[0])
    all.push(...all.splice(all.indexOf(chosen), 1))
    return chosen
  }
}

function endToEnd(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(/,\s*/),
  )
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && !HOP_BY_HOP.has(entry[0]) && !named.has(entry[0]),
    ),
  )
}

function unavailable(response: ServerResponse): void {
  const problem: Problem = { code: 'UNAVAILABLE', title: 'The service is not available at the moment.', status: 503 }
  response.writeHead(503, {
    'content-type': 'application/problem+json',
    'retry-after': '2',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(problem))
}
