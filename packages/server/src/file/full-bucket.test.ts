import { serve } from '@homecare/dev-servers/serve'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createMinioFiles } from '../adapters/minio-files'
import { uploadBytes, PDF } from '../testing/documents'
import { createRequest } from '../testing/records'
import { testContext } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const FULL =
  '<Error><Code>XMinioStorageFull</Code><Message>Storage backend has reached its minimum free drive</Message></Error>'

test('staff who upload into a full bucket read that the file was not stored, and nothing is recorded', async () => {
  const store = await serve((request, response) => {
    request.resume()
    response.writeHead(request.method === 'PUT' ? 507 : 200, { 'content-type': 'application/xml' })
    response.end(request.method === 'HEAD' ? undefined : FULL)
  })
  onTestFinished(() => store.stop())
  const files = createMinioFiles({ endpoint: store.url, accessKey: 'a', secretKey: 'b', bucket: 'full' })
  const ctx = testContext({ db: database.db })
  await createRequest(ctx)
  const { id } = await ctx.db.serviceRequest.findFirstOrThrow()
  const upload = uploadBytes(
    { ...ctx, files: { ...ctx.files, ...files } },
    { subject: { type: 'request', id }, name: 'a.pdf', body: PDF },
  )
  await expect(upload).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    detail: 'The file could not be stored. Nothing was changed: try again later.',
  })
  expect(await ctx.db.storedFile.count()).toBe(0)
})
