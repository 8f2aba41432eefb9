import { constants, createInflate } from 'node:zlib'
import { fromAscii85, fromAsciiHex, fromLzw, fromRunLength, withoutPredictor } from './pdf-filters'

/** A stream or the whole file must not grow beyond these in memory. */
const MAX_STREAM_BYTES = 64 * 1024 * 1024
const MAX_TOTAL_BYTES = 192 * 1024 * 1024
const MAX_DICTIONARY = 16 * 1024

/** A stream that can't be looked into: whatever it holds must not be passed on. */
export class UnreadablePdf extends Error {}

/** The filters of pictures: their contents are no objects of the document. */
const PICTURES = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF'])

type Decode = (bytes: Buffer) => Buffer | Promise<Buffer>

const FILTERS: Record<string, Decode> = {
  FlateDecode: inflateLeniently,
  Fl: inflateLeniently,
  LZWDecode: (bytes) => fromLzw(bytes, MAX_STREAM_BYTES),
  LZW: (bytes) => fromLzw(bytes, MAX_STREAM_BYTES),
  ASCII85Decode: fromAscii85,
  A85: fromAscii85,
  ASCIIHexDecode: fromAsciiHex,
  AHx: fromAsciiHex,
  RunLengthDecode: (bytes) => fromRunLength(bytes, MAX_STREAM_BYTES),
  RL: (bytes) => fromRunLength(bytes, MAX_STREAM_BYTES),
}

/** A name as it is meant: `/J#61vaScript` is JavaScript. */
export const plainName = (name: string): string =>
  name.replaceAll(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))

/**
 * Returns the decoded contents of all streams that have a filter, one after the other, as latin1 text. Pictures are left out.
 * Every stream of every revision of the document is looked into, since the table that says which are in use is the
 * author's. Throws UnreadablePdf.
 */
export async function* decodedStreams(file: Buffer, text: string): AsyncGenerator<string> {
  let total = 0
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 6)) {
    if (text.startsWith('end', at - 3)) continue
    const dictionary = dictionaryBefore(text, at)
    if (dictionary === null) continue
    const filters = filtersOf(dictionary)
    // A picture's pixels are no objects. An object stream has `First`, whatever else it claims to be.
    const isPicture = /\/Subtype\s*\/Image\b/.test(dictionary) && !/\/First\b/.test(dictionary)
    if (filters.length === 0 || isPicture) continue
    const start = at + 6 + (/^\r?\n|^\r/.exec(text.slice(at + 6, at + 8))?.[0].length ?? 0)
    let bytes: Buffer | null = file.subarray(start, endOf(text, start, dictionary))
    for (const filter of filters) bytes = bytes && (PICTURES.has(filter) ? null : await decode(filter, bytes))
    if (!bytes) continue
    total += bytes.length
    if (total > MAX_TOTAL_BYTES) throw new UnreadablePdf()
    yield withoutPredictor(bytes, dictionary).toString('latin1')
  }
}

async function decode(filter: string, bytes: Buffer): Promise<Buffer> {
  const run = FILTERS[filter]
  if (!run) throw new UnreadablePdf()
  const decoded = await run(bytes)
  if (decoded.length >= MAX_STREAM_BYTES) throw new UnreadablePdf()
  return decoded
}

/** As readers do, what can be read of a damaged stream is read. What follows its end is ignored. */
function inflateLeniently(bytes: Buffer): Promise<Buffer> {
  const stream = createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= MAX_STREAM_BYTES) stream.destroy(new UnreadablePdf())
    })
    stream.on('error', (error) => (error instanceof UnreadablePdf ? reject(error) : resolve(Buffer.concat(chunks))))
    stream.on('end', () => resolve(Buffer.concat(chunks)))
    stream.end(bytes)
  })
}

/**
 * The stream's dictionary with plain names, back to its object's beginning; null if no dictionary ends here. Comments and
 * strings are left out, which could look like either.
 */
function dictionaryBefore(text: string, at: number): string | null {
  if (!/>>\s*(?:%[^\r\n]*[\r\n]\s*)*$/.test(text.slice(Math.max(0, at - 200), at))) return null
  const before = text
    .slice(Math.max(0, at - MAX_DICTIONARY), at)
    .replaceAll(/\((?:\\[^]|[^()\\])*\)/g, '()')
    .replaceAll(/%[^\r\n]*/g, ' ')
  const begin = [...before.matchAll(/(?<![\w/])\d+\s+\d+\s+obj(?![\w])/g)].at(-1)?.index
  if (begin === undefined) throw new UnreadablePdf()
  return plainName(before.slice(begin))
}

/** Readers go by the length that the dictionary claims, or by the first `endstream`. */
function endOf(text: string, start: number, dictionary: string): number {
  const [, length, isReference] = /\/Length\s+(\d+)(\s+\d+\s+R\b)?/.exec(dictionary) ?? []
  const marked = text.indexOf('endstream', start)
  if (marked < 0 || isReference) return text.length
  return Math.min(text.length, Math.max(marked, start + Number(length ?? 0)))
}

/** The names of the stream's filters, in their order. One that stands elsewhere can't be known. */
function filtersOf(dictionary: string): string[] {
  if (/\/(?:Filter|F|DecodeParms|DP)\s*(?:\[\s*)?\d+\s+\d+\s+R\b/.test(dictionary)) throw new UnreadablePdf()
  const filters: string[] = []
  for (const [, list = '', name = ''] of dictionary.matchAll(/\/Filter\s*(?:\[([^\]]*)\]|\/([^\s/<>[\]()]+))/g)) {
    if (/\d+\s+\d+\s+R\b/.test(list)) throw new UnreadablePdf()
    filters.push(...(name ? [name] : list.split('/').map((each) => each.trim())).filter(Boolean))
  }
  return filters
}
