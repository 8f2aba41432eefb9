import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@homecare/domain/locales'
import { sharingVersion } from '@homecare/domain/sharing-picture'
import type { Ctx } from '../process/context'
import { dataFile } from '../process/data-file'
import { createPictureLimit } from '../process/load-sharp'
import { createPdfFonts } from '../pdf/pdf-fonts'
import * as arabic from '../locales/ar/sharing.json'
import { drawName } from './draw'
import { drawArabic } from './draw-arabic'

type SharingPictureCache = (page: string, providerName: string, locale?: Locale) => Promise<Buffer>

/** The picture of a page that has no drawing, such as one of a remote that is newer than this BFF. */
const GENERAL = 'home.png'
const drawingOf = (page: string) => readFile(join(dataFile('sharing'), page))

type Drawing = Parameters<typeof drawName>[0] & { page: string; locale: Locale }

const TITLES: Readonly<Record<string, string>> = arabic.titles

function drawIn({ drawing, name, fonts, page, locale }: Drawing): Promise<Buffer> {
  if (locale === 'en') return drawName({ drawing, name, fonts })
  const title = TITLES[page.replace(/\.png$/, '')] ?? arabic.titles.home
  return drawArabic({ drawing, words: { name, title, below: arabic.below }, fonts })
}

/** Draws each picture once for each name. There are as many as drawings, whatever is asked for. */
export function createSharingPictureCache({ shared }: Pick<Ctx, 'shared'>, draw = drawIn): SharingPictureCache {
  const fonts = shared(createPdfFonts)
  const limit = shared(createPictureLimit)
  let drawings: Promise<string[]> | undefined
  let cached: { name: string; pictures: Map<string, Promise<Buffer>> } = { name: '', pictures: new Map() }
  return async (asked, name, locale = 'en') => {
    drawings ??= readdir(dataFile('sharing'))
    const page = (await drawings).includes(asked) ? asked : GENERAL
    if (cached.name !== name) cached = { name, pictures: new Map() }
    const { pictures } = cached
    const key = `${locale} ${page}`
    const known = pictures.get(key)
    if (known) return known
    const made = limit(async () => draw({ drawing: await drawingOf(page), name, fonts, page, locale }))
    pictures.set(key, made)
    made.catch(() => pictures.delete(key))
    return made
  }
}

export interface SharingPicture {
  png: Buffer
  /** Its address never has another picture. */
  lasting: boolean
}

/**
 * A page's picture for shared links with the provider's name. One that can't be drawn is replaced by the general drawing
 * without a name, for as long as that is so.
 */
export async function getSharingPicture({
  ctx,
  input: { page, v, locale },
}: {
  ctx: Ctx
  input: { page: string; v?: string | undefined; locale?: Locale | undefined }
}): Promise<SharingPicture> {
  const { name } = ctx.profile
  try {
    return { png: await ctx.shared(createSharingPictureCache)(page, name, locale), lasting: v === sharingVersion(name) }
  } catch (error) {
    ctx.log.error({ err: error, page }, 'drawing a sharing picture failed')
    return { png: await drawingOf(GENERAL), lasting: false }
  }
}
