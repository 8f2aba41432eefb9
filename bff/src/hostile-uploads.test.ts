import { createDb } from '@homecare/server/adapters/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initiate } from './testing/bookings'
import { filesOf, PDF, upload } from './testing/documents'
import { DOCX, REFUSED, TWO_FACED } from './testing/hostile-files'
import { createTestApp, type TestApp } from './testing/test-app'

// T10: what staff may be made to upload. Bodies that never end, lie or dawdle: packages/server/src/uploads.

let app: TestApp
let staff: { cookie: string }
let id: string
beforeAll(async () => {
  app = await createTestApp()
  staff = await app.login('coordinator')
  const { body } = await initiate(app)
  ;({ id } = await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId: body.orderId } }))
})
afterAll(() => app.close())

const state = async () => [await app.ctx.db.storedFile.count(), app.ctx.files.objects.size]

describe('what is a document and something else besides', () => {
  it.each(TWO_FACED)('%s is kept and given back as a document only', async (_, name, body, ending) => {
    expect((await upload(app, staff, { id, body, name })).status).toBe(200)
    const file = (await filesOf(app, staff, id)).at(-1)!
    expect(file.filename).toMatch(new RegExp(`^[\\w-]{24}\\.${ending}$`))
    expect(file.name).toMatch(new RegExp(`\\.${ending}$`))
    expect(file.name).toMatch(/^[^\p{Cc}\p{Cf}\\/"<>|:*?]{1,160}$/u)
    for (const query of ['', '?preview=1']) {
      const answer = await app.get(`/files/${file.filename}${query}`, staff)
      expect(answer.headers.get('content-type')).toMatch(
        /^(application\/(pdf|vnd\..+document)|image\/(jpeg|png|webp))$/,
      )
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script)/)
      expect(answer.headers.get('content-disposition')).toMatch(/^[\x20-\x7e]+$/)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true)
    }
  })
})

describe('what is no document', () => {
  it.each(REFUSED)('%s is refused and leaves nothing', async (_, name, body) => {
    const before = await state()
    expect((await upload(app, staff, { id, body, name })).status).toBe(415)
    expect(await state()).toEqual(before)
  })

  it('and a DOCX as Word writes it is taken, so the refusals above are not for want of knowing one', async () => {
    expect((await upload(app, staff, { id, body: DOCX, name: 'a.docx' })).status).toBe(200)
    const file = (await filesOf(app, staff, id)).at(-1)!
    const answer = await app.get(`/files/${file.filename}?preview=1`, staff)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
  })
})

describe('a store that fails', () => {
  it('is a 503 and no row', async () => {
    const { put } = app.ctx.files
    app.ctx.files.put = async () => {
      throw new Error('down')
    }
    const before = await state()
    expect((await upload(app, staff, { id, body: PDF, name: 'a.pdf' })).status).toBe(503)
    app.ctx.files.put = put
    expect(await state()).toEqual(before)
  })

  it('and a row that can’t be written leave no object', async () => {
    const owner = createDb(app.databaseOwnerUrl, { poolSize: 1 })
    await owner.$executeRaw`ALTER TABLE stored_file ADD CONSTRAINT none_today CHECK (size < 0) NOT VALID`
    const before = await state()
    expect((await upload(app, staff, { id, body: PDF, name: 'a.pdf' })).status).toBe(503)
    await owner.$executeRaw`ALTER TABLE stored_file DROP CONSTRAINT none_today`
    await owner.$disconnect()
    expect(await state()).toEqual(before)
  })
})
