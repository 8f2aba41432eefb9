import { LOCALES } from '@homecare/domain/locales'
import { z } from 'zod'
import { line, typedLine } from './text'

/** What the provider shows of itself on the site. */
export const pictureKind = z.enum(['team', 'rooms'])
export type PictureKind = z.infer<typeof pictureKind>

/** The widths in pixels that every picture is made in, as far as it is wide enough. */
export const PICTURE_WIDTHS = [480, 960, 1440] as const

/** Browsers take the first format that they know. */
export const PICTURE_FORMATS = { avif: 'image/avif', jpg: 'image/jpeg' } as const

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** Of one kind, which bounds the page. */
export const MAX_PICTURES = 24

/** Made of the content of all its files, so that an address never has another content. */
const pictureKey = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ description: 'made of the contents of the files' })

const texts = {
  caption: line.meta({ description: 'the name of a person or of a room' }),
  role: z
    .union([z.literal('').transform(() => null), line])
    .nullable()
    .meta({ description: 'what the person does; null for none' }),
  languages: z
    .array(line)
    .max(8, 'Name at most eight languages')
    .default([])
    .meta({ description: 'what the person speaks' }),
  agreed: z
    .boolean()
    .default(false)
    .meta({ description: 'the person agreed to be shown on the home page and on pages of services' }),
  alt: typedLine.min(1, 'Describe the picture for people who can’t see it').max(250, 'Use at most 250 characters'),
}

export const pictureTexts = z.object(texts)
export type PictureTexts = z.infer<typeof pictureTexts>
export type PictureTextsInput = z.input<typeof pictureTexts>

/** The field `picture` beside the file. */
export const newPicture = z.object({ kind: pictureKind, ...texts })

export const picture = z.object({
  key: pictureKey,
  kind: pictureKind,
  caption: z.string(),
  role: z.string().nullable(),
  languages: z.array(z.string()),
  agreed: z.boolean(),
  alt: z.string(),
  /** The size of the largest file in pixels, for the space on the page. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  widths: z.array(z.number().int().positive()).meta({ description: 'a file exists of each in each format' }),
})
export type Picture = z.infer<typeof picture>

/** In their order on the page. */
export const pictures = z.object({ pictures: z.array(picture) })
export type Pictures = z.infer<typeof pictures>

export const pictureParams = z.object({ key: pictureKey })
export const pictureFileParams = z.object({
  file: z
    .string()
    .regex(/^[0-9a-f]{32}-\d{3,4}\.(avif|jpg)$/)
    .meta({ description: '<key>-<width>.<format>' }),
})

/** All pictures of the kind, each once. */
export const pictureOrder = z.object({ kind: pictureKind, keys: z.array(pictureKey).max(MAX_PICTURES) })

export const sharingPictureParams = z.object({ page: z.string().regex(/^[a-z0-9-]{1,60}\.png$/) })
/** Decides how long the answer is kept, never what is on the picture. */
export const sharingPictureQuery = z.object({ v: z.string().max(20).optional(), locale: z.enum(LOCALES).optional() })
