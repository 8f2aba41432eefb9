import { deflateSync } from 'node:zlib'

/** A PDF of one empty page. `catalog` is added to its catalogue, `objects` come behind it, `trailer` into its trailer. */
export function aPdf({
  catalog = '',
  objects = [],
  trailer = '',
}: { catalog?: string; objects?: (string | Buffer)[]; trailer?: string } = {}): Buffer {
  const parts = [
    '%PDF-1.7\n%âãÏÓ\n',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n',
    ...objects,
    `trailer\n<< /Root 1 0 R /Size 20 ${trailer} >>\nstartxref\n0\n%%EOF\n`,
  ]
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
}

/** An object with a stream. `dictionary` has everything but its length. */
export const aStream = (number: number, dictionary: string, body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${body.length} >>\nstream\n`, 'latin1'),
    body,
    Buffer.from('\nendstream\nendobj\n'),
  ])

const hidden = (text: string): Buffer => Buffer.from(`5 0 ${text}`.padEnd(400), 'latin1')

/** A compressed object stream (ISO 32000-1, 7.5.7) that holds one object. */
export const anObjectStream = (object: string, more = ''): Buffer =>
  aStream(9, `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${more}`, deflateSync(hidden(object)))

const hex = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`)

function ascii85(bytes: Buffer): Buffer {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = Buffer.alloc(4)
    bytes.copy(group, 0, at, Math.min(at + 4, bytes.length))
    let value = group.readUInt32BE()
    let letters = ''
    for (let place = 0; place < 5; place++) {
      letters = String.fromCodePoint((value % 85) + 33) + letters
      value = Math.floor(value / 85)
    }
    text += letters.slice(0, Math.min(4, bytes.length - at) + 1)
  }
  return Buffer.from(`${text}~>`)
}

/** Rows with the PNG predictor "Up". */
function predicted(bytes: Buffer, columns: number): Buffer {
  const rows: Buffer[] = []
  for (let at = 0; at < bytes.length; at += columns) {
    const row = Buffer.alloc(columns + 1, 0)
    row[0] = 2
    for (let column = 0; column < columns; column++)
      row[column + 1] = ((bytes[at + column] ?? 0) - (at > 0 ? (bytes[at - columns + column] ?? 0) : 0)) & 255
    rows.push(row)
  }
  return Buffer.concat(rows)
}

/** LZW with codes of nine bits only, cleared in time. */
function lzw(bytes: Buffer): Buffer {
  let bits = ''
  bytes.forEach((byte, index) => {
    if (index % 200 === 0) bits += (256).toString(2).padStart(9, '0')
    bits += byte.toString(2).padStart(9, '0')
  })
  bits += (257).toString(2).padStart(9, '0')
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)))
}

const runLength = (bytes: Buffer): Buffer =>
  Buffer.concat([
    ...Array.from({ length: Math.ceil(bytes.length / 128) }, (_, n) => bytes.subarray(n * 128, n * 128 + 128)).map(
      (part) => Buffer.concat([Buffer.from([part.length - 1]), part]),
    ),
    Buffer.from([128]),
  ])

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const OPENS = '/OpenAction 5 0 R'
const objectStream = (filters: string, body: Buffer, more = '') =>
  aStream(9, `/Type /ObjStm /N 1 /First 4 /Filter ${filters} ${more}`, body)

/** A deflated block that is stored as it is, with the word that ends a stream in it. */
const withEarlyEnd = (): Buffer => deflateSync(Buffer.from(`5 0 (endstream) ${SCRIPT}`), { level: 0 })

/** Reports that do more than show pages, with a word of the reason. */
export const ACTIVE_PDFS: [what: string, reason: string, body: Buffer][] = [
  ['a script that runs when it opens', 'script', aPdf({ catalog: `/OpenAction ${SCRIPT}` })],
  [
    'a script with its name in hexadecimal',
    'script',
    aPdf({ catalog: '/OpenAction << /S /J#61v#61Script /JS (x) >>' }),
  ],
  [
    'a script with its name all in hexadecimal',
    'script',
    aPdf({ catalog: '/OpenAction << /S /#4a#61#76#61#53#63#72#69#70#74 /JS 6 0 R >>' }),
  ],
  ['named scripts', 'script', aPdf({ catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>' })],
  ['a script of a field', 'script', aPdf({ objects: [`5 0 obj\n<< /AA << /K ${SCRIPT} >> >>\nendobj\n`] })],
  ['a script in a compressed object stream', 'script', aPdf({ catalog: OPENS, objects: [anObjectStream(SCRIPT)] })],
  [
    'a script in an object stream that calls itself a picture',
    'script',
    aPdf({ objects: [anObjectStream(SCRIPT, '/Subtype /Image')] }),
  ],
  [
    'a script in an object stream with predictors',
    'script',
    aPdf({
      objects: [
        objectStream(
          '/FlateDecode',
          deflateSync(predicted(hidden(SCRIPT), 8)),
          '/DecodeParms << /Predictor 12 /Columns 8 >>',
        ),
      ],
    }),
  ],
  [
    'a script in an object stream of two filters',
    'script',
    aPdf({ objects: [objectStream('[/ASCIIHexDecode /FlateDecode]', hex(deflateSync(hidden(SCRIPT))))] }),
  ],
  [
    'a script in an object stream in ASCII85',
    'script',
    aPdf({ objects: [objectStream('[ /ASCII85Decode /Fl#61teDecode ]', ascii85(deflateSync(hidden(SCRIPT))))] }),
  ],
  ['a script in an LZW object stream', 'script', aPdf({ objects: [objectStream('/LZWDecode', lzw(hidden(SCRIPT)))] })],
  [
    'a script in a run-length object stream',
    'script',
    aPdf({ objects: [objectStream('/RunLengthDecode', runLength(hidden(SCRIPT)))] }),
  ],
  [
    'a script behind a false end of the stream',
    'script',
    aPdf({ objects: [objectStream('/FlateDecode', withEarlyEnd())] }),
  ],
  [
    'a script in a damaged object stream',
    'script',
    aPdf({ objects: [objectStream('/FlateDecode', deflateSync(hidden(SCRIPT)).subarray(0, -6))] }),
  ],
  [
    'a script that was added by an incremental update',
    'script',
    Buffer.concat([
      aPdf(),
      Buffer.from(
        `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >>\nendobj\ntrailer\n<< /Root 1 0 R /Prev 0 >>\n%%EOF\n`,
      ),
    ]),
  ],
  [
    'a script in a revision that another one replaces',
    'script',
    Buffer.concat([aPdf({ catalog: OPENS, objects: [anObjectStream(SCRIPT)] }), anObjectStream('<< >>')]),
  ],
  [
    'a script inside a stream without a filter',
    'script',
    aPdf({ objects: [aStream(8, '', Buffer.from(`5 0 obj ${SCRIPT} endobj`))] }),
  ],
  ['a form in XFA', 'script', aPdf({ catalog: '/AcroForm << /XFA [(template) 7 0 R] >>' })],
  ['a program to start', 'program', aPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  ['a program to start, compressed', 'program', aPdf({ objects: [anObjectStream('<< /S /L#61unch /F (cmd.exe) >>')] })],
  ['an embedded file', 'another file', aPdf({ catalog: '/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>' })],
  [
    'an embedded file of an annotation',
    'another file',
    aPdf({ objects: [aStream(7, '/Type /EmbeddedFile', Buffer.from('MZ'))] }),
  ],
  [
    'a form that sends data',
    'sends data',
    aPdf({ catalog: '/OpenAction << /S /SubmitForm /F (https://example.com) >>' }),
  ],
  ['film', 'film', aPdf({ objects: ['5 0 obj\n<< /Subtype /RichMedia >>\nendobj\n'] })],
  ['encryption', 'password', aPdf({ trailer: '/Encrypt 8 0 R' })],
  [
    'a filter that stands elsewhere',
    'checked',
    aPdf({ objects: [objectStream('6 0 R', deflateSync(hidden(SCRIPT)))] }),
  ],
  ['an unknown filter', 'checked', aPdf({ objects: [objectStream('/Crypt', Buffer.from('x'))] })],
  [
    'a compression bomb',
    'checked',
    aPdf({ objects: [aStream(9, '/Filter /FlateDecode', deflateSync(Buffer.alloc(80 * 1024 * 1024)))] }),
  ],
]
