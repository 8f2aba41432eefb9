import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { PDF, PNG } from './documents'
import { streamedZip, zip } from './zip'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const types = (type: string) =>
  Buffer.from(`<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`)
const LIST = '[Content_Types].xml'
const DOCUMENT = { name: 'word/document.xml', body: Buffer.from('<w:document/>') }
export const DOCX = zip([{ name: LIST, body: types(WORD) }, DOCUMENT])
const MACROS = [
  { name: 'word/vbaProject.bin', body: Buffer.from('Sub AutoOpen()') },
  { name: LIST, body: types('application/vnd.ms-word.document.macroEnabled.main+xml') },
]
/** Larger than what a detector of types reads before it gives an answer. */
const PHOTO = { name: 'word/media/image1.png', body: randomBytes(2 * 1024 * 1024) }

/** Google Docs writes the list of contents last, and each entry without its size in front. */
export const ACCEPTED_DOCX: [what: string, body: Buffer][] = [
  ['a DOCX from Word', DOCX],
  ['a DOCX with its content list last', zip([DOCUMENT, { name: LIST, body: types(WORD) }])],
  ['a short DOCX from Google Docs', streamedZip([DOCUMENT, { name: LIST, body: types(WORD) }])],
  ['a DOCX from Google Docs with pictures', streamedZip([DOCUMENT, PHOTO, { name: LIST, body: types(WORD) }])],
  ['a DOCX with its content list in the middle', streamedZip([PHOTO, { name: LIST, body: types(WORD) }, DOCUMENT])],
  [
    'a DOCX whose content list has other quotes',
    streamedZip([DOCUMENT, { name: LIST, body: Buffer.from(String(types(WORD)).replaceAll('"', "'")) }]),
  ],
]

const SCRIPT = '<script>alert(document.cookie)</script>'
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
])
const comment = (text: string) => {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, Buffer.from(text)])
}
/** A PNG whose header states 60,000 × 60,000 pixels: 14 GB once drawn. */
const wide = Buffer.from(PNG)
wide.writeUInt32BE(60_000, 16)
wide.writeUInt32BE(60_000, 20)
const gigabyte = Buffer.alloc(300 * 1024 * 1024)
/** Compressed once, since that takes seconds. */
const bomb = { name: LIST, body: gigabyte, packed: deflateRawSync(gigabyte) }

/** Files that are one of the five kinds and something else besides: taken, but only ever as what they are. */
export const TWO_FACED: [what: string, name: string, body: Buffer, ending: string][] = [
  ['a PDF that is also a page', 'a.html', Buffer.concat([PDF, Buffer.from(`<html>${SCRIPT}`)]), 'pdf'],
  [
    'a PDF with a script of its own',
    'a.pdf',
    Buffer.from('%PDF-1.7\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'),
    'pdf',
  ],
  [
    'a JPEG with PHP in its comment',
    'shell.php',
    Buffer.concat([JPEG, comment(`<?php system($_GET[0]); ?>${SCRIPT}`)]),
    'jpg',
  ],
  ['a PNG with an archive behind it', 'a.jar', Buffer.concat([PNG, zip([{ name: 'Evil.class', body: PDF }])]), 'png'],
  [
    'a DOCX that is also a Java archive',
    'a.jar',
    Buffer.concat([DOCX, zip([{ name: 'META-INF/MANIFEST.MF', body: PDF }])]),
    'docx',
  ],
  ['a PNG of 60,000 × 60,000 pixels', 'bomb.png', wide, 'png'],
  ['a double ending', 'report.pdf.exe', PDF, 'pdf'],
  ['a double ending the other way', 'report.exe.pdf', PDF, 'pdf'],
  ['a name of endings only', '.htaccess', PNG, 'png'],
  ['a NUL in the name', 'a.php\0.png', PNG, 'png'],
  ['a name with a folder', '..\\..\\C:\\Windows\\a.bat', PDF, 'pdf'],
  ['a name with a line break', 'a.pdf\r\nSet-Cookie: session=x', PDF, 'pdf'],
  ['a name of 10,000 letters', `${'x'.repeat(10_000)}.html`, PNG, 'png'],
  ['a name with quotes and markup', '"><img src=x onerror=alert(1)>.svg', PNG, 'png'],
]

/** Files that have none of the five types, whatever their names say. */
export const REFUSED: [what: string, name: string, body: Buffer][] = [
  ['a script in an SVG', 'a.svg', Buffer.from(SVG)],
  ['an SVG with a script named as a PNG', 'a.png', Buffer.from(`\uFEFF${SVG}`)],
  ['an HTML page named as a PDF', 'a.pdf', Buffer.from(`<html>${SCRIPT}`)],
  ['a page with a PDF behind it', 'a.pdf', Buffer.concat([Buffer.from(`<html>${SCRIPT}`), PDF])],
  ['a GIF that is also a script', 'a.png', Buffer.from('GIF89a=1;alert(1)//')],
  ['a program', 'a.png', Buffer.from('MZ\x90\0'.padEnd(200, '\0'), 'latin1')],
  ['a program for Linux', 'a.pdf', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(200)])],
  ['a shell script', 'a.docx', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a program with a DOCX behind it', 'a.docx', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200), DOCX])],
  ['a Word file with macros', 'a.docx', zip(MACROS.toReversed())],
  ['a Word file with macros and a picture before its content list', 'a.docx', streamedZip([PHOTO, ...MACROS])],
  ['an archive of a picture and a list of no document', 'a.docx', streamedZip([PHOTO, { name: LIST, body: PDF }])],
  [
    'an archive with the content list of a DOCX in a folder',
    'a.docx',
    streamedZip([PHOTO, { name: `a/${LIST}`, body: types(WORD) }]),
  ],
  ['a compression bomb behind a picture', 'a.docx', streamedZip([PHOTO, bomb])],
  [
    'a compression bomb behind a picture that declares a small size',
    'a.docx',
    streamedZip([PHOTO, { ...bomb, claims: 100 }]),
  ],
  [
    'a DOCX from Google Docs that is cut off',
    'a.docx',
    streamedZip([PHOTO, { name: LIST, body: types(WORD) }]).subarray(0, -22),
  ],
  ['an archive that is not a DOCX', 'a.docx', zip([{ name: 'run.sh', body: PDF }])],
  ['an archive of 5,000 entries', 'a.docx', zip(Array.from({ length: 5000 }, (_, n) => ({ name: `${n}`, body: PDF })))],
  ['a 300 MB compression bomb as the content types of a DOCX', 'a.docx', zip([bomb])],
  ['a compression bomb that declares a small size', 'a.docx', zip([{ ...bomb, claims: 100 }])],
  ['a compressed stream', 'a.pdf', Buffer.from('1f8b0800000000000003', 'hex')],
  ['one letter', 'a.pdf', Buffer.from('%')],
]
