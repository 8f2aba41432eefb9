import { serve } from '@homecare/dev-servers/serve'
import { expect, onTestFinished, test } from 'vitest'
import { createShellMetrics } from './metrics'

test('pages and files are measured by route, never by values in their URLs, beside the revision that is served', async () => {
  const state: { revision?: number } = {}
  const { registry, observe } = createShellMetrics({ revision: () => state.revision })
  const site = await serve((request, response) => {
    observe(request, response)
    response.writeHead(request.url?.startsWith('/remotes/') ? 404 : 200).end()
  })
  onTestFinished(site.stop)
  const lines = async () => (await registry.metrics()).split('\n')

  expect(await lines()).toContain('served_registry_revision 0')
  state.revision = 7
  for (const path of ['/', '/elderly-care', '/booking/ORD-1?token=a', '/remotes/site/ORD-1', '/remotesque'])
    await (await fetch(site.url + path)).text()
  const counts = (await lines()).filter((line) => line.startsWith('http_request_duration_seconds_count'))
  expect(counts.sort()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/*",status="2xx"} 4',
    'http_request_duration_seconds_count{method="GET",route="/remotes/*",status="4xx"} 1',
  ])
  expect(await lines()).toContain('served_registry_revision 7')
})
