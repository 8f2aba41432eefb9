import type { Ctx } from '../context'
import { contentHash } from '../content-hash'
import type { ProviderProfile } from '@homecare/contract/profile'
import { brochurePdf } from '../pdf/brochure-pdf'
import type { PdfFonts } from '../pdf/pdf-fonts'

export interface Brochure {
  pdf: Buffer
  /** Equal in every process that has the same profile. */
  hash: string
}
export type BrochureCache = (profile: ProviderProfile) => Promise<Brochure>

/** Makes the brochure once for each profile. After a failure the next call tries again. */
export function createBrochureCache(fonts: PdfFonts, make: typeof brochurePdf = brochurePdf): BrochureCache {
  let cached: { key: string; brochure: Promise<Brochure> } | undefined
  return (profile) => {
    const key = JSON.stringify(profile)
    if (cached?.key === key) return cached.brochure
    const brochure = make({ profile, fonts }).then((pdf) => ({ pdf, hash: contentHash(pdf.toString('base64')) }))
    const made = { key, brochure }
    cached = made
    brochure.catch(() => {
      if (cached === made) cached = undefined
    })
    return brochure
  }
}

/** The brochure with the facts of the provider. If it can't be made, this throws: an older one might name another phone. */
export const getBrochure = ({ ctx }: { ctx: Ctx }): Promise<Brochure> => ctx.caches.brochure(ctx.profile)
