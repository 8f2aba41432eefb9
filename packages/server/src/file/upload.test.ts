import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb } from '../database/db'
import { getBooking } from '../record/get-booking'
import { getRequest } from '../request/get'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { PDF, PNG, uploadBytes } from '../testing/documents'
import { ACCEPTED_DOCX, REFUSED, TWO_FACED } from '../testing/hostile-files'
import { createRequest } from '../testing/records'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { MAX_UPLOAD_BYTES } from './receive-upload'
import type { UploadInput } from './upload'

let database: TestDatabase
let ctx: TestCtx
let subject: UploadInput['subject']
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  const { start, owner } = bookingSteps(() => ctx)
  subject = { type: 'booking', id: (await owner((await start()).orderId)).id }
})
afterAll(() => database.drop())

const upload = (body: Uint8Array, name: string, to = subject) => uploadBytes(ctx, { subject: to, name, body })
const stored = async () => [await ctx.db.storedFile.count(), ctx.files.objects.size]
const fileOf = (key: string) => ctx.db.storedFile.findUniqueOrThrow({ where: { key } })

it('a file is stored under a random key, with its record and original name', async () => {
  const filename = await upload(PNG, '../../gnp.exe')
  expect(filename).toMatch(/^[\w-]{24}\.png$/)
  const { files, history } = await getBooking({ ctx, input: { id: subject.id } })
  expect(files.find((file) => file.filename === filename)).toEqual({
    name: 'gnp.exe.png',
    filename,
    contentType: 'image/png',
    size: PNG.length,
    uploadedBy: 'Amal Rashid',
    uploadedAt: ctx.now().toISOString(),
  })
  expect(history.at(-1)).toMatchObject({ actor: 'admin', action: 'file added', detail: { filename } })
  expect(ctx.files.objects.get(`uploads/${filename}`)?.body).toEqual(PNG)
})

it('a request has its own files', async () => {
  await createRequest(ctx)
  const { id } = await ctx.db.serviceRequest.findFirstOrThrow()
  const filename = await upload(PDF, 'report.pdf', { type: 'request', id })
  expect((await getRequest({ ctx, input: { id } })).files).toMatchObject([{ filename, name: 'report.pdf' }])
})

it('a PDF may have 1,024 bytes before its header, and no page or script', async () => {
  const after = (lead: Buffer) => outcomeOf(upload(Buffer.concat([lead, PDF]), 'a.pdf'))
  expect(await after(Buffer.alloc(1024, ' '))).toBe('done')
  expect(await after(Buffer.from('Content-Type: application/pdf\r\n\r\n'))).toBe('done')
  expect(await after(Buffer.alloc(1025, ' '))).toBe('UNSUPPORTED_TYPE')
  expect(await after(Buffer.from('<html>'))).toBe('UNSUPPORTED_TYPE')
  expect(await after(Buffer.from('#!/bin/sh\n'))).toBe('UNSUPPORTED_TYPE')
})

describe('files of two types', () => {
  it.each(TWO_FACED)(
    'an upload of %s is stored as a document only, with a file extension of that type',
    async (_, name, body, ending) => {
      const file = await fileOf(await upload(body, name))
      expect(file.key).toMatch(new RegExp(`^[\\w-]{24}\\.${ending}$`))
      expect(file.originalName).toMatch(new RegExp(`\\.${ending}$`))
      expect(file.originalName).toMatch(/^[^\p{Cc}\p{Cf}\\/<>|:*?]{1,160}$/u)
      expect(file.contentType).toMatch(/^(application\/(pdf|vnd\..+document)|image\/(jpeg|png|webp))$/)
    },
  )
})

describe('files that are no documents', () => {
  it.each(REFUSED)('an upload of %s throws UNSUPPORTED_TYPE and stores nothing', async (_, name, body) => {
    const before = await stored()
    expect(await outcomeOf(upload(body, name))).toBe('UNSUPPORTED_TYPE')
    expect(await stored()).toEqual(before)
  })

  it.each(ACCEPTED_DOCX)('%s is stored', async (_, body) => {
    expect(await upload(body, 'a.docx')).toMatch(/\.docx$/)
  })
})

describe('refused files', () => {
  it.each([
    ['an empty file', Buffer.alloc(0), 'INVALID_INPUT'],
    ['more than 20 MB', Buffer.concat([PDF, Buffer.alloc(MAX_UPLOAD_BYTES)]), 'TOO_LARGE'],
  ])('an upload of %s is refused and stores nothing', async (_, body, code) => {
    const before = await stored()
    expect(await outcomeOf(upload(body, 'a.pdf'))).toBe(code)
    expect(await stored()).toEqual(before)
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'x'])(
    'an upload to the unknown record %j throws NOT_FOUND and stores nothing',
    async (id) => {
      const before = await stored()
      for (const type of ['booking', 'request'] as const)
        expect(await outcomeOf(upload(PNG, 'a.png', { type, id }))).toBe('NOT_FOUND')
      expect(await stored()).toEqual(before)
    },
  )

  it('an upload throws UNAVAILABLE and stores nothing when the object store fails', async () => {
    const { put } = ctx.files
    ctx.files.put = async () => {
      throw new Error('down')
    }
    const before = await stored()
    expect(await outcomeOf(upload(PDF, 'a.pdf'))).toBe('UNAVAILABLE')
    ctx.files.put = put
    expect(await stored()).toEqual(before)
  })

  it('an upload leaves no object when its row can’t be written', async () => {
    const owner = createDb(database.ownerUrl, { poolSize: 1 })
    await owner.$executeRaw`ALTER TABLE stored_file ADD CONSTRAINT none_today CHECK (size < 0) NOT VALID`
    const before = await stored()
    await expect(upload(PDF, 'a.pdf')).rejects.toThrow('none_today')
    await owner.$executeRaw`ALTER TABLE stored_file DROP CONSTRAINT none_today`
    await owner.$disconnect()
    expect(await stored()).toEqual(before)
  })
})
