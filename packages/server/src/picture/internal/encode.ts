import { createHash } from 'node:crypto'
import { MAX_PICTURE_BYTES, PICTURE_WIDTHS } from '@homecare/contract/pictures'
import { AppError } from '../../process/app-error'
import { loadSharp } from '../../process/load-sharp'
import { assertAcceptedFile } from '../../file/upload'
import { uploadType } from '../../file/upload-type'
import type { DiskFile } from '../../ports/files'
import { widthsOf, type PictureFormat } from './picture-files'

/** Above what phones make. A small file can claim any size, and its pixels would fill the memory. */
const MAX_PIXELS = 50_000_000
const MAX_RATIO = 3
const MIN_WIDTH = PICTURE_WIDTHS[0]
const TYPES = new Set(['jpg', 'png', 'webp'])

interface EncodedFile {
  width: number
  format: PictureFormat
  body: Buffer
}

interface EncodedPicture {
  /** Made of the contents of all files. */
  key: string
  /** The size of the largest file. */
  width: number
  height: number
  files: EncodedFile[]
}

const refused = (detail: string) => new AppError('INVALID_INPUT', { detail, fields: { file: detail } })
const unreadable = () => refused('This file can’t be read as a picture. Save it again as JPEG or PNG, then choose it.')

/**
 * Encodes a picture again, in each width and format, turned as its camera held it. Nothing of the file itself is kept, so
 * that the place where it was taken is not published. Throws INVALID_INPUT, TOO_LARGE and UNSUPPORTED_TYPE.
 */
export async function encodePicture(file: DiskFile): Promise<EncodedPicture> {
  assertAcceptedFile(file)
  const { path, size } = file
  if (size > MAX_PICTURE_BYTES) throw new AppError('TOO_LARGE', { detail: 'A picture may have 10 MB at most.' })
  const type = await uploadType(path)
  if (!type || !TYPES.has(type.ending))
    throw new AppError('UNSUPPORTED_TYPE', { detail: 'Choose a JPEG, PNG or WebP picture.' })
  const source = await sourceOf(path)
  assertShowable(source)
  const widths = widthsOf(source.width)
  // The pixels of a large photograph are read once, and turned when they are few.
  const small = await shrink(path, source, widths.at(-1) ?? MIN_WIDTH)
  const files: EncodedFile[] = []
  let largest = { width: 0, height: 0 }
  for (const width of widths) {
    for (const format of ['avif', 'jpg'] as const) {
      const { data, info } = await encode(small, width, format)
      files.push({ width, format, body: data })
      largest = { width: info.width, height: info.height }
    }
  }
  const hash = createHash('sha256')
  for (const { body } of files) hash.update(body)
  return { key: hash.digest('hex').slice(0, 32), ...largest, files }
}

interface Source {
  /** The size as it is shown. */
  width: number
  height: number
  /** How its camera was held, as EXIF says it. */
  orientation: number
}

/** Only the head of the file is read. */
async function sourceOf(path: string): Promise<Source> {
  try {
    const sharp = await loadSharp()
    const { autoOrient, orientation = 1 } = await sharp(path, { limitInputPixels: false }).metadata()
    return { ...autoOrient, orientation }
  } catch {
    throw unreadable()
  }
}

function assertShowable({ width, height }: Source): void {
  if (width * height > MAX_PIXELS)
    throw refused(`This picture has ${width} × ${height} pixels. Make it smaller than 50 million pixels.`)
  if (width < MIN_WIDTH) throw refused(`This picture is ${width} pixels wide. Choose one of at least ${MIN_WIDTH}.`)
  if (Math.max(width / height, height / width) > MAX_RATIO)
    throw refused('This picture is more than three times as long as it is wide. Crop it first.')
}

/** The picture in its largest width, not turned yet. */
async function shrink(path: string, { orientation }: Source, width: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const isOnItsSide = orientation > 4
  try {
    return await sharp(path, { limitInputPixels: MAX_PIXELS })
      .resize(isOnItsSide ? { height: width } : { width })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .withMetadata({ orientation })
      .tiff({ compression: 'none' })
      .toBuffer()
  } catch {
    throw unreadable()
  }
}

/** One step more of effort makes AVIF a tenth smaller and takes five times as long. */
async function encode(small: Buffer, width: number, format: PictureFormat) {
  const sharp = await loadSharp()
  const resized = sharp(small).autoOrient().resize({ width })
  const encoded =
    format === 'avif' ? resized.avif({ quality: 50, effort: 3 }) : resized.jpeg({ quality: 78, mozjpeg: true })
  return encoded.toBuffer({ resolveWithObject: true })
}
