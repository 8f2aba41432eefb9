import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { currentTraceparent } from '@homecare/tracing/span'
import { isPlainPath } from '@homecare/federation/parse'
import { createForwarder, endToEnd } from './forwarder'
import type { ProblemPages } from './problem-page'
import { hasBody, receiveBody } from './receive-body'
import { reject, type Reason } from './reject'
import { createAddresses, networkOf, type VisitorOrigin } from './visitor-address'
import {
  createCountLimit,
  createRequestRateLimit,
  createConcurrencyLimit,
  LIMITS,
  type VisitorLimits,
} from './visitor-limits'

const TO_BFF = /^\/(api|files|pictures|docs)(\/|\?|$)|^\/(openapi\.json|Broucher\.pdf)(\?|$)/
/** These paths take files, which are piped to the BFF, because it limits them itself. */
const TAKES_FILES = /^\/api\/(services\/uploadFile|bloodtests\/uploadFile|reports\/uploadFile|pictures|releases)(\?|$)/
const MAX_BODY_BYTES = 256 * 1024
const MAX_FILES_BYTES = 64 * 1024 * 1024
/** A file that stops arriving for this time is given up. */
const FILE_STALLS_MS = 15_000
const ANSWER_WITHIN_MS = 60_000
/** Every page is composed with a release before it is answered. */
const RELEASE_WITHIN_MS = 150_000
const UNREAD_PAGE_MS = 30_000
/**
 * Connections beyond an address's limit are closed unserved after this time; when there are more than this,
 * immediately.
 */
const HELD_MS = 3_000
const MAX_HELD = 4_096
/** A refusal for too many requests at a time is delayed by this. */
const SLOW_REFUSAL_MS = 1_000
/** The concurrency limit of all addresses together, which bounds the memory that they use. */
const MAX_CALLS = 1024

export interface ReverseProxyOptions {
  bffUrls: readonly string[]
  pages: RequestListener
  publicUrl: string
  /** Networks whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
  trustedProxies?: readonly string[]
  /** The token that identifies this server to the BFF. Without it the BFF takes every visitor for this server. */
  token?: string | undefined
  limits?: Partial<VisitorLimits>
  /** Pages that people see instead of a problem as JSON. */
  problemPages?: ProblemPages
  onRefused?: (reason: Reason | 'CONNECTION') => void
  onRequest?: (request: IncomingMessage, response: ServerResponse) => void
  /** Serves a request as a span of a trace; absent where nothing is traced. */
  trace?: (request: IncomingMessage, response: ServerResponse, serve: () => Promise<void>) => Promise<void>
}

/** The public server: calls go to a BFF, all other requests to the pages, within limits for each address. */
export function createReverseProxy(options: ReverseProxyOptions): Server {
  const {
    bffUrls,
    pages,
    publicUrl,
    trustedProxies = [],
    token,
    problemPages,
    onRefused = () => {},
    onRequest = () => {},
    trace,
  } = options
  const limits = { ...LIMITS, ...options.limits }
  const addresses = createAddresses(trustedProxies)
  const forwarder = createForwarder(bffUrls)
  const connections = createCountLimit(limits.connections)
  const requests = createCountLimit(limits.requests)
  const calls = createCountLimit(limits.calls)
  const allCalls = createCountLimit(MAX_CALLS)
  const callLimit = createConcurrencyLimit(limits.concurrentCalls)
  const rate = createRequestRateLimit(limits.requestsPerSecond)
  const callRate = createRequestRateLimit(limits.callsPerSecond)
  const publicSite = new URL(publicUrl)

  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 5 * 60_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      request.on('error', () => {})
      response.on('error', () => {})
      onRequest(request, response)
      const served = trace ? trace(request, response, () => serve(request, response)) : serve(request, response)
      void served.catch(() => response.destroy())
    },
  )
  const overLimit = new WeakSet<Socket>()
  let delayed = 0
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (addresses.isProxy(address)) return
    const leave = connections.enter(networkOf(address))
    if (leave) return void socket.once('close', leave)
    onRefused('CONNECTION')
    if (delayed >= MAX_HELD) return void socket.destroy()
    // A client that is refused immediately reconnects immediately, and accepting a connection costs more than waiting.
    delayed += 1
    overLimit.add(socket)
    const timer = setTimeout(() => socket.destroy(), HELD_MS)
    socket.once('close', () => {
      clearTimeout(timer)
      delayed -= 1
    })
  })
  server.on('close', () => {
    rate.stop()
    callRate.stop()
    void forwarder.close()
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (overLimit.has(request.socket)) return
    const no = (reason: Reason, form?: Buffer) => {
      onRefused(reason)
      reject(request, response, reason, reason === 'NOT_PLAIN' ? undefined : problemPages?.(request, form))
    }
    const url = request.url ?? ''
    if (!isPlainPath(url)) return no('NOT_PLAIN')
    const visitor = addresses.visitor(request)
    const network = networkOf(visitor.address)
    const isCall = TO_BFF.test(url)
    const places = isCall
      ? [requests.enter(network), calls.enter(network), allCalls.enter('')]
      : [requests.enter(network)]
    response.once('close', () => places.forEach((leave) => leave?.()))
    if (places.includes(null)) {
      await wait(SLOW_REFUSAL_MS)
      return no('TOO_MANY')
    }
    if (!(await rate.take(network)) || (isCall && !(await callRate.take(network)))) return no('TOO_MANY')
    if (response.destroyed) return
    if (isCall) return call(request, response, { url, visitor, network, no })
    if (request.method === 'GET' || request.method === 'HEAD') response.setTimeout(UNREAD_PAGE_MS)
    pages(request, response)
  }

  async function call(
    request: IncomingMessage,
    response: ServerResponse,
    { url, visitor, network, no }: CallOf,
  ): Promise<void> {
    const files = TAKES_FILES.test(url)
    if (Number(request.headers['content-length'] ?? 0) > (files ? MAX_FILES_BYTES : MAX_BODY_BYTES))
      return no('TOO_LARGE')
    let body: Buffer | PassThrough | null = null
    if (files && hasBody(request)) {
      body = request.pipe(new PassThrough())
      request.setTimeout(FILE_STALLS_MS)
      request.once('end', () => request.setTimeout(0))
    } else {
      const received = await receiveBody(request, { maxBytes: MAX_BODY_BYTES, withinMs: limits.bodyWithinMs })
      if (received === 'GONE') return
      if (typeof received === 'string') return no(received)
      if (hasBody(request)) body = received
    }
    const form = Buffer.isBuffer(body) ? body : undefined
    const sendBy = Date.now() + limits.acceptedWithinMs
    const done = await callLimit.take(network)
    if (!done) return no('UNAVAILABLE', form)
    try {
      const sent = await forwarder.forward(
        {
          method: request.method ?? 'GET',
          path: url,
          headers: headersFor(request, visitor, form),
          body,
          answerWithinMs: url.startsWith('/api/releases') ? RELEASE_WITHIN_MS : ANSWER_WITHIN_MS,
        },
        { request, response, sendBy, onResponse: done },
      )
      if (!sent && !response.destroyed) no('UNAVAILABLE', form)
    } finally {
      done()
    }
  }

  function headersFor(request: IncomingMessage, { address, protocol }: VisitorOrigin, whole: Buffer | undefined) {
    const headers = endToEnd(request.headers)
    if (whole) headers['content-length'] = String(whole.length)
    delete headers.forwarded
    headers['x-forwarded-for'] = address
    headers['x-forwarded-proto'] = protocol ?? publicSite.protocol.slice(0, -1)
    headers['x-forwarded-host'] = request.headers.host ?? publicSite.host
    const traceparent = currentTraceparent()
    if (traceparent) headers.traceparent = traceparent
    if (token) headers['x-shell-token'] = token
    else delete headers['x-shell-token']
    return headers
  }

  return server
}

interface CallOf {
  url: string
  visitor: VisitorOrigin
  network: string
  no: (reason: Reason, form?: Buffer) => void
}
