import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SendRequest } from '../visitor'

/** How the site is reached from this machine. */
export interface Edge {
  host: string
  port: number
  /** What visitors type. */
  publicUrl: string
  /** The certificate of the edge's own authority. */
  ca: string
}

/** What a visitor got. */
export interface Answer {
  method: string
  path: string
  /** In ms since the epoch. */
  askedAt: number
  ms: number
  /** 0: no answer. */
  status: number
  /** The beginning of the error. */
  words: string
}

export const isError = ({ status }: Answer): boolean => status === 0 || status >= 500

export interface EdgeBrowser {
  send: SendRequest
  /** Gets what is at a path; '' where nobody answers. */
  read(path: string): Promise<string>
  close(): void
}

const READ_MS = 20_000

/** Who got an error does not try again earlier: visitors without this pause would send thousands of requests a second to a dead site. */
const PAUSE_AFTER_ERROR_MS = 200

/** The edge closes a connection that was unused for 65 s, also in the moment in which a request is sent on it: a browser sends it again. */
const UNUSED_MS = 30_000

/** A browser that keeps its connections to the edge, and has an IP address of its own there. */
export function createEdgeBrowser(
  { host, port, publicUrl, ca }: Edge,
  address: string,
  onAnswer: (answer: Answer) => void = () => {},
): EdgeBrowser {
  const site = new URL(publicUrl)
  const connection = { ca, servername: site.hostname, localAddress: address }
  const agent = new Agent({ keepAlive: true, maxSockets: 2, timeout: UNUSED_MS, ...connection })
  const send: SendRequest = async (url, init) => {
    const { pathname, search } = new URL(url)
    const method = init.method ?? 'GET'
    const [askedAt, startedAt] = [Date.now(), performance.now()]
    const note = async (status: number, words: string): Promise<void> => {
      const answer = { method, path: pathname + search, askedAt, ms: performance.now() - startedAt, status, words }
      onAnswer(answer)
      if (isError(answer)) await sleep(PAUSE_AFTER_ERROR_MS)
    }
    try {
      const wanted = new Request(url, init)
      const body = init.body ? Buffer.from(await wanted.arrayBuffer()) : undefined
      const headers = {
        ...Object.fromEntries(wanted.headers),
        host: site.host,
        ...(body ? { 'content-length': body.length } : {}),
      }
      const answer = await new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>(
        (resolve, reject) => {
          const options = { host, port, path: pathname + search, method, headers, agent, signal: wanted.signal }
          const sent = request(options, (response) => {
            const parts: string[] = []
            response.setEncoding('utf8').on('data', (part: string) => parts.push(part))
            response.once('error', reject)
            response.once('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, text: parts.join('') }),
            )
          })
          sent.once('error', reject)
          sent.end(body)
        },
      )
      // A piece of a text keeps the whole text in memory.
      await note(answer.status, answer.status < 400 ? '' : answer.text.slice(0, 200))
      const type = answer.headers['content-type']
      return new Response(answer.text, { status: answer.status, headers: type ? { 'content-type': type } : {} })
    } catch (error) {
      await note(0, error instanceof Error ? error.message : String(error))
      throw error
    }
  }
  const read = (path: string): Promise<string> =>
    send(`${publicUrl}${path}`, { method: 'GET', signal: AbortSignal.timeout(READ_MS) }).then(
      (answer) => answer.text(),
      () => '',
    )
  return { send, read, close: () => agent.destroy() }
}
