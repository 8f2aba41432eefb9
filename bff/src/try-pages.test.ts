import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { remoteManifest } from '@homecare/contract/releases'
import { releaseOf } from '@homecare/server/testing/release-steps'
import { expect, it, onTestFinished } from 'vitest'
import { createTryPages } from './try-pages'

const manifest = remoteManifest.parse(JSON.parse(releaseOf('1.0.0').manifest))
const token = 'a-token-of-the-bff'

/** A document server that answers with these statuses, one after the other, and with the last one from then on. */
async function shellWith(...statuses: number[]): Promise<{ shellUrl: string; asked(): number }> {
  let asked = 0
  const server = createServer((_, response) => {
    const status = statuses[Math.min(asked, statuses.length - 1)] ?? 500
    asked += 1
    response.writeHead(status).end(status === 422 ? JSON.stringify({ reason: 'The page is broken.' }) : undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { shellUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked }
}

it('a release is tried again while the document server is being replaced', async () => {
  const { shellUrl, asked } = await shellWith(503, 204)
  await createTryPages({ shellUrl, token })(manifest)
  expect(asked()).toBe(2)
})

it('a refused release is not tried again', async () => {
  const { shellUrl, asked } = await shellWith(422)
  await expect(createTryPages({ shellUrl, token })(manifest)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    detail: 'The page is broken.',
  })
  expect(asked()).toBe(1)
})

it('nothing is released when no document server answers in time', async () => {
  const { shellUrl } = await shellWith(503)
  for (const url of [shellUrl, 'http://127.0.0.1:2'])
    await expect(createTryPages({ shellUrl: url, token, answersWithinMs: 0 })(manifest)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      detail: expect.stringContaining('Nothing was released.') as string,
    })
})
