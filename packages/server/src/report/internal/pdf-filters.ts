// The filters of PDF streams that zlib does not have (ISO 32000-1, 7.4). Each reads what it can of damaged contents.

export function fromAsciiHex(bytes: Buffer): Buffer {
  const digits =
    bytes
      .toString('latin1')
      .split('>', 1)[0]
      ?.replaceAll(/[^\dA-Fa-f]/g, '') ?? ''
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex')
}

export function fromAscii85(bytes: Buffer): Buffer {
  const text = (
    bytes
      .toString('latin1')
      .replace(/^\s*<~/, '')
      .split('~', 1)[0] ?? ''
  ).replaceAll(/[^!-uz]/g, '')
  const groups = text.replaceAll('z', '!!!!!')
  const decoded: number[] = []
  for (let at = 0; at < groups.length; at += 5) {
    const group = groups.slice(at, at + 5)
    const value = Array.from(group.padEnd(5, 'u')).reduce(
      (sum, letter) => sum * 85 + ((letter.codePointAt(0) ?? 33) - 33),
      0,
    )
    for (let byte = 0; byte < group.length - 1; byte++) decoded.push(Math.floor(value / 256 ** (3 - byte)) % 256)
  }
  return Buffer.from(decoded)
}

export function fromRunLength(bytes: Buffer, maxBytes: number): Buffer {
  const parts: Buffer[] = []
  let size = 0
  for (let at = 0; at < bytes.length && size < maxBytes;) {
    const length = bytes[at] ?? 128
    if (length === 128) break
    const part = length < 128 ? bytes.subarray(at + 1, at + 2 + length) : Buffer.alloc(257 - length, bytes[at + 1] ?? 0)
    parts.push(part)
    size += part.length
    at += length < 128 ? length + 2 : 2
  }
  return Buffer.concat(parts)
}

const CLEAR = 256
const END = 257

export function fromLzw(bytes: Buffer, maxBytes: number): Buffer {
  const decoded: Buffer[] = []
  const single = () => Array.from({ length: 258 }, (_, code) => (code < 256 ? Buffer.from([code]) : Buffer.alloc(0)))
  let table = single()
  let previous = Buffer.alloc(0)
  let [size, width, bits, held] = [0, 9, 0, 0]
  for (const byte of bytes) {
    held = ((held << 8) | byte) >>> 0
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >>> bits) & ((1 << width) - 1)
    held &= (1 << bits) - 1
    if (code === END || size >= maxBytes) break
    if (code === CLEAR) {
      table = single()
      previous = Buffer.alloc(0)
      width = 9
      continue
    }
    const first = previous.subarray(0, 1)
    const entry = table[code] ?? (previous.length > 0 ? Buffer.concat([previous, first]) : undefined)
    if (!entry) break
    decoded.push(entry)
    size += entry.length
    if (previous.length > 0) table.push(Buffer.concat([previous, entry.subarray(0, 1)]))
    previous = entry
    // Codes grow one entry early, which is the default.
    if (table.length >= (1 << width) - 1 && width < 12) width += 1
  }
  return Buffer.concat(decoded)
}

const numberOf = (dictionary: string, name: string, otherwise: number): number =>
  Number(new RegExp(`/${name}\\s+(\\d+)`).exec(dictionary)?.[1] ?? otherwise)

/** Undoes the differences between rows (PNG) or samples (TIFF) that a stream's dictionary announces. */
export function withoutPredictor(bytes: Buffer, dictionary: string): Buffer {
  const predictor = numberOf(dictionary, 'Predictor', 1)
  if (predictor < 2) return bytes
  const colors = numberOf(dictionary, 'Colors', 1)
  const depth = numberOf(dictionary, 'BitsPerComponent', 8)
  const row = Math.ceil((numberOf(dictionary, 'Columns', 1) * colors * depth) / 8)
  const step = Math.max(1, Math.ceil((colors * depth) / 8))
  if (row < 1 || row > bytes.length) return bytes
  return predictor === 2 ? withoutTiff(bytes, row, step) : withoutPng(bytes, row, step)
}

function withoutTiff(bytes: Buffer, row: number, step: number): Buffer {
  const plain = Buffer.from(bytes)
  for (let at = 0; at < plain.length; at++)
    if (at % row >= step) plain[at] = ((plain[at] ?? 0) + (plain[at - step] ?? 0)) & 255
  return plain
}

function withoutPng(bytes: Buffer, row: number, step: number): Buffer {
  const rows = Math.ceil(bytes.length / (row + 1))
  const plain = Buffer.alloc(rows * row)
  for (let line = 0; line < rows; line++) {
    const kind = bytes[line * (row + 1)] ?? 0
    for (let column = 0; column < row; column++) {
      const at = line * row + column
      const left = column >= step ? (plain[at - step] ?? 0) : 0
      const above = line > 0 ? (plain[at - row] ?? 0) : 0
      const corner = line > 0 && column >= step ? (plain[at - row - step] ?? 0) : 0
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][kind] ?? 0
      plain[at] = ((bytes[line * (row + 1) + 1 + column] ?? 0) + predicted) & 255
    }
  }
  return plain
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
