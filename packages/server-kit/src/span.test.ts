import { expect, test } from 'vitest'
import { currentTraceparent, inSpan, traceIds } from './span'
import { startTracing } from './start'

test('without a collector nothing is traced: work runs as it is, and there is no trace to continue or to log', async () => {
  expect(await startTracing({ endpoint: undefined, process: 'bff' })).toBeUndefined()
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const seen = await inSpan('work', { parent }, async () => [currentTraceparent(), traceIds()])
  expect(seen).toEqual([undefined, {}])
  await expect(inSpan('work', {}, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
})
