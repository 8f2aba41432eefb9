import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { buildSync } from 'esbuild'
import { describe, expect, test } from 'vitest'

type Listener = (event: object) => void

const textOf = (worker: string): string => {
  const entryPoints = [join(import.meta.dirname, `${worker}.ts`)]
  return buildSync({ entryPoints, bundle: true, write: false, format: 'iife' }).outputFiles[0]?.text ?? ''
}
const SITE_WORKER = textOf('site-worker')

/** The worker as a browser runs it, with a network and a cache. */
function startWorker({ network, kept = 'the kept page' }: { network: () => Promise<string>; kept?: string | null }) {
  const listeners: Record<string, Listener> = {}
  runInNewContext(SITE_WORKER, {
    URL,
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
    fetch: network,
    caches: { match: async (path: string) => (path === '/shell/offline.html' ? kept : undefined) },
  })
  /** What the worker answers; undefined if it leaves the request to the browser. */
  return (path: string, request: object = {}) => {
    let answer: Promise<string> | undefined
    const page = { method: 'GET', mode: 'navigate', destination: 'document', url: `https://care.example${path}` }
    listeners.fetch?.({
      request: { ...page, ...request },
      respondWith: (response: Promise<string>) => (answer = response),
    })
    return answer
  }
}

const online = async () => 'from the network'
const offline = async () => Promise.reject(new TypeError('Failed to fetch'))

describe('the worker of all pages', () => {
  test.each(['/', '/aboutus', '/booking?orderId=ORD-1', '/admin/bloodtests'])(
    'takes %s from the network, and without one shows the page "You are offline"',
    async (path) => {
      expect(await startWorker({ network: online })(path)).toBe('from the network')
      expect(await startWorker({ network: offline })(path)).toBe('the kept page')
    },
  )

  test.each([
    ['a call', '/api/catalogue', { mode: 'cors', destination: '' }],
    ['the return from the card page', '/api/payment/response', { method: 'POST' }],
    ['a receipt', '/api/orders/ORD-1/receipt.pdf', {}],
    ['a file of a release', '/remotes/booking/1/entry.js', { mode: 'cors', destination: 'script' }],
    ['a form that is sent', '/contact', { method: 'POST' }],
    ['a page in a frame', '/booking', { destination: 'iframe' }],
  ])('leaves %s to the browser', (_, path, request) => {
    expect(startWorker({ network: offline })(path, request)).toBeUndefined()
  })

  test('fails as the network did where no page has been kept', async () => {
    await expect(startWorker({ network: offline, kept: null })('/')).rejects.toThrow('Failed to fetch')
  })
})

test.each(['site-worker', 'page-worker', 'removal'])('%s stores nothing', (worker) => {
  expect(textOf(worker)).not.toMatch(/\.(put|add|addAll)\(/)
})
