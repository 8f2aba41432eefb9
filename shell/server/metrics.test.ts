import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createShellMetrics } from './metrics'

/** A server that has only `/remotes/here`, and what its metrics say. */
async function observedSite(revision: () => number | undefined) {
  const metrics = createShellMetrics({ revision })
  const at = (server: { address(): AddressInfo | string | null }) => {
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }
  const site = createServer((request, response) => {
    metrics.observe(request, response)
    response.writeHead(request.url?.startsWith('/remotes/') ? 404 : 200).end()
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const served = await metrics.serve({ port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => {
    for (const server of [site, served]) server.close()
  })
  const lines = async () => (await (await fetch(`${at(served)}/metrics`)).text()).split('\n')
  return { url: at(site), lines }
}

test('pages and files are measured by route, never by values in their URLs', async () => {
  const { url, lines } = await observedSite(() => 7)
  for (const path of ['/', '/elderly-care', '/booking/ORD-1?token=a', '/remotes/site/ORD-1', '/remotesque'])
    await (await fetch(`${url}${path}`)).text()
  const counts = (await lines()).filter((line) => line.startsWith('http_request_duration_seconds_count'))
  expect(counts.sort()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/*",status="2xx"} 4',
    'http_request_duration_seconds_count{method="GET",route="/remotes/*",status="4xx"} 1',
  ])
  expect(await lines()).toContain('served_registry_revision 7')
})

test('a document server without pages serves revision 0', async () => {
  const { lines } = await observedSite(() => undefined)
  expect(await lines()).toContain('served_registry_revision 0')
})
