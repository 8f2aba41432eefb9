import { crc32, deflateRawSync } from 'node:zlib'

interface ZipEntry {
  name: string
  body: Uint8Array
  /** The size that its headers state, which may be wrong. */
  claims?: number
  /** The body compressed. */
  packed?: Buffer
}

const DEFLATE = 8
const SIZES_FOLLOW = 8

/** A ZIP of the given entries, without a directory at its end. */
export function zip(entries: ZipEntry[]): Buffer {
  const parts = entries.map(({ name, body, claims = body.length, packed = deflateRawSync(body) }) =>
    Buffer.concat([localHeader({ name, flags: 0, packed: packed.length, claims }), Buffer.from(name), packed]),
  )
  return Buffer.concat(parts)
}

/** A ZIP as programs stream it: sizes stand behind each entry and in the directory at the end. */
export function streamedZip(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, body, claims = body.length, packed = deflateRawSync(body) } of entries) {
    const sums = Buffer.alloc(12)
    sums.writeUInt32LE(crc32(body), 0)
    sums.writeUInt32LE(packed.length, 4)
    sums.writeUInt32LE(claims, 8)
    const local = localHeader({ name, flags: SIZES_FOLLOW, packed: 0, claims: 0 })
    const part = Buffer.concat([local, Buffer.from(name), packed, Buffer.from('PK\x07\x08', 'latin1'), sums])
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(20, 6)
    central.writeUInt16LE(SIZES_FOLLOW, 8)
    central.writeUInt16LE(DEFLATE, 10)
    sums.copy(central, 16)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    directory.push(central, Buffer.from(name))
    parts.push(part)
    offset += part.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, index, end])
}

function localHeader({ name, flags, packed, claims }: { name: string; flags: number; packed: number; claims: number }) {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(DEFLATE, 8)
  head.writeUInt32LE(packed, 18)
  head.writeUInt32LE(claims, 22)
  head.writeUInt16LE(name.length, 26)
  return head
}
