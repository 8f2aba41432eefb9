import { PDF } from '@homecare/server/testing/documents'
import { DOCX, REFUSED, TWO_FACED } from '@homecare/server/testing/hostile-files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { initiate, paidBooking } from './testing/bookings'
import { filesOf, upload, uploadReport } from './testing/documents'
import { createTestApp, type TestApp } from './testing/test-app'

// T10: hostile files that staff may upload. Their storage is tested in packages/server/src/file/upload.test.ts. Bodies
// without end, with a wrong length or too slow are tested in packages/server/src/file/receive-upload.test.ts.
let app: TestApp
let staff: { cookie: string }
let id: string
let visited: string
beforeAll(async () => {
  app = await createTestApp()
  staff = await app.login('coordinator')
  const { body } = await initiate(app)
  ;({ id: visited } = await paidBooking(app))
  await app.ctx.db.booking.update({ where: { id: visited }, data: { visitAt: app.ctx.now() } })
  ;({ id } = await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId: body.orderId } }))
})
afterAll(() => app.close())

it.each(TWO_FACED)('%s is downloaded as a document only, with unchanged bytes', async (_, name, body) => {
  expect((await upload(app, staff, { id, body, name })).status).toBe(200)
  const { filename } = (await filesOf(app, staff, id)).at(-1)!
  for (const query of ['', '?preview=1']) {
    const answer = await app.get(`/files/${filename}${query}`, staff)
    expect(answer.headers.get('content-type')).toMatch(/^(application\/(pdf|vnd\..+document)|image\/(jpeg|png|webp))$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script)/)
    expect(answer.headers.get('content-disposition')).toMatch(/^[\x20-\x7e]+$/)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true)
  }
})

it.each(TWO_FACED)(
  '%s as a report is a PDF only, with unchanged bytes, or is refused',
  async (_, name, body, ending) => {
    await app.ctx.db.report.deleteMany()
    const answer = await uploadReport(app, staff, { id: visited, body, name })
    const refusal = body.includes('/JavaScript') ? 422 : 200
    expect(answer.status).toBe(ending === 'pdf' ? refusal : 415)
    const report = await app.ctx.db.report.findFirst()
    if (!report) return
    for (const query of ['', '?download=1']) {
      const file = await app.get(`/api/reports/${report.id}/file${query}`, staff)
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
      expect(file.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script)/)
      expect(file.headers.get('content-disposition')).toMatch(query ? /^attachment; / : /^inline; /)
      expect(Buffer.from(await file.arrayBuffer()).equals(body)).toBe(true)
    }
  },
)

it('a DOCX has no preview, because browsers could run its contents', async () => {
  expect((await upload(app, staff, { id, body: DOCX, name: 'a.docx' })).status).toBe(200)
  const { filename } = (await filesOf(app, staff, id)).at(-1)!
  const answer = await app.get(`/files/${filename}?preview=1`, staff)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
})

it('an upload that is no document returns 415, and one that the store fails to take returns 503', async () => {
  const [, name, body] = REFUSED[0]!
  expect((await upload(app, staff, { id, body, name })).status).toBe(415)
  const { put } = app.ctx.files
  app.ctx.files.put = () => Promise.reject(new Error('down'))
  expect((await upload(app, staff, { id, body: PDF, name: 'a.pdf' })).status).toBe(503)
  app.ctx.files.put = put
})
