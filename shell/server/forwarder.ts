import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool, type Dispatcher } from 'undici'
import { createTurns } from './bff-turns'
import { endAfterBody } from './receive-body'

export interface ForwardedCall {
  method: string
  path: string
  headers: Record<string, string | string[]>
  /** The whole body, or its stream when it is too long to be buffered. */
  body: Buffer | Readable | null
  /** The time that the BFF has for its response. */
  answerWithinMs: number
}

export interface PendingResponse {
  request: IncomingMessage
  response: ServerResponse
  /** A call that no BFF has accepted by this time is given up. */
  sendBy: number
  /** Called when the BFF has begun its response. */
  onResponse(): void
}

export interface Forwarder {
  /**
   * Sends a call and pipes the response. False if it can't be sent in time, or the connection breaks without a
   * response.
   */
  forward(call: ForwardedCall, visit: PendingResponse): Promise<boolean>
  close(): Promise<void>
}

/** The concurrency limit of one BFF. Further calls wait, and calls beyond as many waiting ones are refused. */
const CONNECTIONS = 128
/** Shorter than a BFF's shutdown, so that no call uses a connection that is being closed. */
const IDLE_MS = 500
const CONNECT_MS = 900
/** One that neither refuses nor accepts a connection in this time is passed over, if there is another. */
const ACCEPT_MS = 300
const READY_WITHIN_MS = 1_000
const PAUSE_MS = 100
/** A visitor who reads nothing for the first time has left; the second limits the whole response. */
const UNREAD_MS = 15_000
const READ_WITHIN_MS = 5 * 60_000
/** The part of a BFF's response that is buffered for a visitor who reads slowly. */
const AHEAD_BYTES = 256 * 1024

type Outcome = 'answered' | 'closing' | 'unsent' | 'broken'

/** Sends each call to one of the BFFs in turn; when it refuses or shuts down, to another. */
export function createForwarder(bffUrls: readonly string[]): Forwarder {
  const settings = {
    connections: CONNECTIONS,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    connect: { timeout: CONNECT_MS },
  }
  const bffs = bffUrls.map((url) => ({ url, pool: new Pool(url, settings) }))
  const turns = createTurns(bffs, { busy: ({ pool }) => pool.stats.size ?? 0, isReady: ({ url }) => isReady(url) })
  const acceptMs = bffs.length > 1 ? ACCEPT_MS : Infinity
  return {
    async forward(call, visit) {
      for (let tries = 1; ; tries += 1) {
        const bff = turns.next()
        const outcome = await send(bff.pool, call, { ...visit, sendBy: Math.min(visit.sendBy, Date.now() + acceptMs) })
        if (outcome !== 'answered') turns.rest(bff)
        if (outcome === 'answered' || outcome === 'closing') return true
        const again = outcome === 'unsent' || call.method === 'GET' || call.method === 'HEAD'
        if (!again || visit.response.destroyed || Date.now() + PAUSE_MS >= visit.sendBy) return false
        if (tries % bffs.length === 0) await wait(PAUSE_MS)
      }
    },
    async close() {
      turns.stop()
      await Promise.all(bffs.map(({ pool }) => pool.destroy()))
    },
  }
}

/** Asked on a connection of its own, since those of the pool may be taken. */
const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_WITHIN_MS) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.ok
    },
    () => false,
  )

function send(
  pool: Pool,
  { answerWithinMs, ...call }: ForwardedCall,
  { request, response, sendBy, onResponse }: PendingResponse,
): Promise<Outcome> {
  if ((pool.stats.queued ?? 0) >= CONNECTIONS) return Promise.resolve('unsent')
  return new Promise((resolve) => {
    let sent: Dispatcher.DispatchController | undefined
    let gaveUp = false
    let closing = false
    const end = (outcome: Outcome) => {
      clearTimeout(late)
      response.off('close', leave)
      resolve(outcome)
    }
    const giveUp = () => {
      if (sent) return
      gaveUp = true
      end('unsent')
    }
    // This process may have been late itself: a connection that was accepted meanwhile is looked at first.
    const late = setTimeout(() => setImmediate(() => setImmediate(giveUp)), Math.max(1, sendBy - Date.now()))
    const leave = () => {
      if (sent) return sent.abort(new Error('the visitor left'))
      giveUp()
    }
    response.once('close', leave)
    pool.dispatch(
      { ...call, headersTimeout: answerWithinMs, bodyTimeout: answerWithinMs },
      {
        onRequestStart(controller) {
          if (gaveUp) return controller.abort(new Error('nobody waits for it any more'))
          clearTimeout(late)
          sent = controller
        },
        onResponseStart(_, status, headers) {
          if (status < 200) return
          onResponse()
          closing = headers.connection === 'close'
          // The BFF responded before the whole request arrived, so the connection can not be used again.
          response.writeHead(status, { ...endToEnd(headers), ...(request.complete ? {} : { connection: 'close' }) })
          response.setTimeout(UNREAD_MS)
          const slow = setTimeout(() => response.destroy(), READ_WITHIN_MS)
          response.once('close', () => clearTimeout(slow))
        },
        onResponseData(controller, part) {
          response.write(part)
          if (response.writableLength <= AHEAD_BYTES) return
          controller.pause()
          response.once('drain', () => controller.resume())
        },
        onResponseEnd() {
          endAfterBody(request, response)
          end(closing ? 'closing' : 'answered')
        },
        onResponseError() {
          if (response.headersSent) response.destroy()
          end(response.headersSent ? 'answered' : sent ? 'broken' : 'unsent')
        },
      },
    )
  })
}

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

/** Headers without those that are meant for one connection. */
export function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const hopHeaders = new Set((headers.connection ?? '').toLowerCase().split(/,\s*/))
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && !HOP_BY_HOP.has(entry[0]) && !hopHeaders.has(entry[0]),
    ),
  )
}
