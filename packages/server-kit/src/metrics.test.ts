import { expect, test } from 'vitest'
import { createRegistry, serveMetrics } from './metrics'

test('metrics and health have a port of their own, on which a process that is not well answers 503', async () => {
  const state = { status: 'ok' }
  const registry = createRegistry()
  const server = await serveMetrics({ port: 0, metrics: () => registry.metrics(), health: async () => state })
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  expect((await get('/healthz')).status).toBe(200)
  state.status = 'failing'
  const failing = await get('/healthz')
  expect([failing.status, await failing.json()]).toEqual([503, state])
  const metrics = await get('/metrics')
  expect(metrics.headers.get('content-type')).toBe(registry.contentType)
  expect(await metrics.text()).toContain('process_cpu_seconds_total')
  await server.close()
})

// A fake server of a test recognizes a lost connection by this class, and files of tests share a process.
test('the metrics server leaves the process its own Response', async () => {
  const server = await serveMetrics({ port: 0, metrics: async () => '' })
  expect(Response.error()).toBeInstanceOf(Response)
  await server.close()
})
