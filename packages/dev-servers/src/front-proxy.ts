import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createProxyServer } from 'httpxy'
import { localServer, type LocalServer } from './serve'

/** As in `deploy/caddy/site.caddy`; a test compares the two. */
const CALLS = /^\/(api|files|pictures|docs)(\/|\?|$)|^\/(openapi\.json|Broucher\.pdf)(\?|$)/
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']

interface FrontProxyOptions {
  /** 0 takes a free port. */
  port: number
  bffUrl: string
  shellUrl: string
  /** True if a proxy in front of this one is trusted to say who the visitor is. */
  behindProxy?: boolean
}

/** Does on a developer's machine what the edge does in production: calls go to the BFF, all else to the document server. */
export async function startFrontProxy({
  port,
  bffUrl,
  shellUrl,
  behindProxy,
}: FrontProxyOptions): Promise<LocalServer> {
  // Each request has a connection of its own, so there is no pool that stalled visitors could use up.
  const proxy = createProxyServer({ agent: false })
  const server = createServer({ headersTimeout: 10_000, connectionsCheckingInterval: 2_000 }, (request, response) => {
    if (!behindProxy) for (const name of FORWARDED) delete request.headers[name]
    const sender = request.socket.remoteAddress ?? ''
    request.headers['x-forwarded-for'] = [request.headers['x-forwarded-for'] ?? [], sender].flat().join(', ')
    const target = CALLS.test(request.url ?? '') ? bffUrl : shellUrl
    proxy.web(request, response, { target }).catch(() => answerUnavailable(request, response))
  })
  await once(server.listen(port), 'listening')
  return localServer(server)
}

/** What the edge answers when no server takes a request. The page of a payment follows the order until it is final. */
function answerUnavailable({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed || response.headersSent) return void response.destroy()
  if (method === 'POST' && url.startsWith('/api/payment/response'))
    return void response.writeHead(303, { location: '/paymentStatus' }).end()
  const problem = { code: 'UNAVAILABLE', title: 'The service is not available right now', status: 503 }
  const headers = { 'content-type': 'application/problem+json', 'retry-after': '10', 'cache-control': 'no-store' }
  response.writeHead(503, headers).end(JSON.stringify(problem))
}
