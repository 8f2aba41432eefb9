import type { Ctx } from '../process/context'
import { contentHash } from '../process/content-hash'
import type { ProviderProfile } from '@homecare/contract/profile'
import { profileIn } from '@homecare/contract/profile-in'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { brochurePdf } from '../pdf/brochure-pdf'
import { createPdfFonts } from '../pdf/pdf-fonts'

export interface Brochure {
  pdf: Buffer
  /** Equal in every process that has the same profile. */
  hash: string
}
type BrochureCache = (profile: ProviderProfile, locale?: Locale) => Promise<Brochure>

/** Makes the brochure of each language once for each profile. After a failure the next call tries again. */
export function createBrochureCache({ shared }: Pick<Ctx, 'shared'>, make = brochurePdf): BrochureCache {
  const fonts = shared(createPdfFonts)
  const made = new Map<Locale, { key: string; brochure: Promise<Brochure> }>()
  return (profile, locale = SOURCE_LOCALE) => {
    const key = JSON.stringify(profile)
    const cached = made.get(locale)
    if (cached?.key === key) return cached.brochure
    const brochure = make({ profile, fonts, locale }).then((pdf) => ({
      pdf,
      hash: contentHash(pdf.toString('base64')),
    }))
    const entry = { key, brochure }
    made.set(locale, entry)
    brochure.catch(() => {
      if (made.get(locale) === entry) made.delete(locale)
    })
    return brochure
  }
}

/** The brochure with the facts of the provider. If it can't be made, this throws: an older one might name another phone. */
export const getBrochure = ({
  ctx,
  input: { locale = SOURCE_LOCALE },
}: {
  ctx: Ctx
  input: { locale?: Locale | undefined }
}): Promise<Brochure> => ctx.shared(createBrochureCache)(profileIn(ctx.profile, locale), locale)
