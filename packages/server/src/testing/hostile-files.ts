import { deflateRawSync } from 'node:zlib'
import { PDF, PNG } from './documents'

interface ZipEntry {
  name: string
  body: Uint8Array
  /** The size that its headers state, which may be wrong. */
  claims?: number
  /** The body compressed. */
  packed?: Buffer
}

/** A ZIP of the given entries. */
export function zip(entries: ZipEntry[]): Buffer {
  const parts = entries.map(({ name, body, claims = body.length, packed = deflateRawSync(body) }) => {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(claims, 22)
    head.writeUInt16LE(name.length, 26)
    return Buffer.concat([head, Buffer.from(name), packed])
  })
  return Buffer.concat(parts)
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const types = (type: string) =>
  Buffer.from(`<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`)
export const DOCX = zip([
  { name: '[Content_Types].xml', body: types(WORD) },
  { name: 'word/document.xml', body: Buffer.from('<w:document/>') },
])
const MACRO = zip([
  { name: '[Content_Types].xml', body: types('application/vnd.ms-word.document.macroEnabled.main+xml') },
  { name: 'word/vbaProject.bin', body: Buffer.from('Sub AutoOpen()') },
])

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
const bomb = { name: '[Content_Types].xml', body: gigabyte, packed: deflateRawSync(gigabyte) }

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
  ['a Word file with macros', 'a.docx', MACRO],
  ['an archive that is not a DOCX', 'a.docx', zip([{ name: 'run.sh', body: PDF }])],
  ['an archive of 5,000 entries', 'a.docx', zip(Array.from({ length: 5000 }, (_, n) => ({ name: `${n}`, body: PDF })))],
  ['a 300 MB compression bomb as the content types of a DOCX', 'a.docx', zip([bomb])],
  ['a compression bomb that declares a small size', 'a.docx', zip([{ ...bomb, claims: 100 }])],
  ['a compressed stream', 'a.pdf', Buffer.from('1f8b0800000000000003', 'hex')],
  ['one letter', 'a.pdf', Buffer.from('%')],
]
