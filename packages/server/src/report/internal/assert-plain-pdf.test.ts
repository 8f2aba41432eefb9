import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FONTS, ORDER, PROFILE } from '../../email/samples.fixture'
import { receiptPdf } from '../../pdf/receipt-pdf'
import { ACTIVE_PDFS, aPdf, aStream } from '../../testing/pdf-files'
import { assertPlainPdf } from './assert-plain-pdf'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'homecare-pdf-'))
})
afterAll(() => rm(dir, { recursive: true }))

async function check(body: Buffer): Promise<void> {
  const path = join(dir, 'file')
  await writeFile(path, body)
  await assertPlainPdf(path)
}

it.each(ACTIVE_PDFS)('a PDF with %s is refused, and the sentence says so', async (_, reason, body) => {
  await expect(check(body)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    detail: expect.stringContaining(reason),
    fields: { file: expect.stringContaining('Print it to a new PDF') },
  })
})

it('a PDF of pages, pictures, fonts and compressed text is accepted', async () => {
  const text = deflateSync(Buffer.from('BT /F1 12 Tf (Haemoglobin 9.1 g/dL) Tj ET'))
  const pixels = deflateSync(Buffer.alloc(3_000, 7))
  const plain = check(
    aPdf({
      catalog: '/OpenAction [3 0 R /Fit]',
      objects: [
        aStream(5, '/Filter /FlateDecode', text),
        aStream(6, '/Type /XObject /Subtype /Image /Width 10 /Height 100 /Filter [/FlateDecode]', pixels),
        aStream(7, '/Subtype /Image /Filter /DCTDecode', Buffer.from('ffd8ffe000104a464946', 'hex')),
      ],
    }),
  )
  await expect(plain).resolves.toBeUndefined()
  await expect(check(await receiptPdf({ order: ORDER, profile: PROFILE, fonts: FONTS }))).resolves.toBeUndefined()
})

it('any bytes are accepted or refused with a reason, and never end otherwise', async () => {
  const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array))
  const filter = fc.constantFrom('/FlateDecode', '/LZWDecode', '/ASCII85Decode', '/ASCIIHexDecode', '/RunLengthDecode')
  const predictor = fc.constantFrom(
    '',
    '/DecodeParms << /Predictor 15 /Columns 5 >>',
    '/DecodeParms << /Predictor 2 /Columns 3 >>',
  )
  await fc.assert(
    fc.asyncProperty(
      bytes,
      fc.array(filter, { minLength: 1, maxLength: 3 }),
      predictor,
      async (body, filters, more) => {
        const outcome = await check(
          aPdf({ objects: [aStream(5, `/Filter [${filters.join(' ')}] ${more}`, body)] }),
        ).catch((error: { code?: string }) => error.code)
        expect([undefined, 'INVALID_INPUT']).toContain(outcome)
      },
    ),
  )
})
