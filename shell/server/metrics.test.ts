import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createShellMetrics } from './metrics'
import { createReverseProxy } from './reverse-proxy'

/** A document server before a BFF that answers 404, and what its metrics say. */
async function observedSite(revision: () => number | undefined) {
  const metrics = createShellMetrics({ revision })
  const bff = createServer((_, response) => response.writeHead(404).end())
  bff.listen(0, '127.0.0.1')
  await once(bff, 'listening')
  const at = (server: { address(): AddressInfo | string | null }) => {
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }
  const site = createReverseProxy({
    bffUrls: [at(bff)],
    publicUrl: 'https://care.example',
    pages: (_, response) => response.end('a page'),
    onRequest: metrics.observe,
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const served = await metrics.serve({ port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => {
    for (const server of [site, bff, served]) server.close()
  })
  const lines = async () => (await (await fetch(`${at(served)}/metrics`)).text()).split('\n')
  return { url: at(site), lines }
}

test('pages and calls are measured by route, never by values in their URLs', async () => {
  const { url, lines } = await observedSite(() => 7)
  for (const path of ['/', '/elderly-care', '/booking/ORD-1?token=a', '/api/orders/ORD-1?token=a', '/apiary'])
    await (await fetch(`${url}${path}`)).text()
  const counts = (await lines()).filter((line) => line.startsWith('http_request_duration_seconds_count'))
  expect(counts.sort()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/*",status="2xx"} 4',
    'http_request_duration_seconds_count{method="GET",route="/api/*",status="4xx"} 1',
  ])
  expect(await lines()).toContain('served_registry_revision 7')
})

test('a document server without pages serves revision 0', async () => {
  const { lines } = await observedSite(() => undefined)
  expect(await lines()).toContain('served_registry_revision 0')
})
