import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FONTS, ORDER, PROFILE } from '../../email/samples.fixture'
import { receiptPdf } from '../../pdf/receipt-pdf'
import { ACTIVE_PDFS, anObjectStream, aPdf, aStream } from '../../testing/pdf-files'
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

const ofVersion = (version: string) =>
  Buffer.from(aPdf().toString('latin1').replace('%PDF-1.7', `%PDF-${version}`), 'latin1')
const SIGNATURE = [
  '8 0 obj\n<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /V 9 0 R >>\nendobj\n',
  '9 0 obj\n<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 84 96 24] /Contents <3080> >>\nendobj\n',
]
const LINEARIZED = '9 0 obj\n<< /Linearized 1 /L 900 /H [500 60] /O 3 /E 800 /N 1 /T 700 >>\nendobj\n'
const METADATA = aStream(8, '/Type /Metadata /Subtype /XML', Buffer.from('<?xpacket begin=""?><x:xmpmeta/>'))

it.each([
  ['of PDF 2.0', ofVersion('2.0')],
  ['of PDF 1.3', ofVersion('1.3')],
  ['that is linearised', aPdf({ objects: [LINEARIZED] })],
  ['with bytes behind its end', Buffer.concat([aPdf(), Buffer.alloc(3_000, '\n'), Buffer.from('--boundary--\r\n')])],
  ['with a second revision behind the first', Buffer.concat([aPdf(), aPdf()])],
  ['that is signed', aPdf({ catalog: '/AcroForm << /SigFlags 3 /Fields [8 0 R] >>', objects: SIGNATURE })],
  ['with metadata', aPdf({ catalog: '/Metadata 8 0 R', objects: [METADATA] })],
  ['with an object stream', aPdf({ objects: [anObjectStream('<< /Type /Font /Subtype /Type1 >>')] })],
])('a laboratory’s PDF %s is accepted', async (_, body) => {
  await expect(check(body)).resolves.toBeUndefined()
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
