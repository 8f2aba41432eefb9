import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import type { DiskFile } from '../ports/files'

interface PhotographOptions {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp'
  /** Another one makes another picture. */
  colour?: string
}

/** A picture of one colour. */
export const photograph = ({
  width = 1600,
  height = 1200,
  format = 'jpeg',
  colour = '#7a8f6b',
}: PhotographOptions = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()

/** What a phone held upright writes: the sensor's wide picture, how to turn it, and where and with what it was taken. */
export const phonePhotograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a08f6b' } })
    .withExif({
      IFD0: { Make: 'Phone of Sara', Orientation: '6' },
      IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '55/1 16/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** The head of a PNG of this size with a byte of pixels: tiny on disk, huge once drawn. */
export function hollowPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1))), chunk('IEND')])
}

function chunk(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const checked = Buffer.concat([Buffer.from(type), body])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(checked))
  return Buffer.concat([length, checked, sum])
}

/** The bytes as a file on disk until the test ends. */
export async function onDisk(body: Buffer): Promise<DiskFile> {
  const dir = await mkdtemp(join(tmpdir(), 'picture-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const path = join(dir, 'file')
  await writeFile(path, body)
  return { path, size: body.length }
}
