import type { Ctx } from '../process/context'
import { contentHash } from '../process/content-hash'
import type { ProviderProfile } from '@homecare/contract/profile'
import { brochurePdf } from '../pdf/brochure-pdf'
import { createPdfFonts } from '../pdf/pdf-fonts'

export interface Brochure {
  pdf: Buffer
  /** Equal in every process that has the same profile. */
  hash: string
}
type BrochureCache = (profile: ProviderProfile) => Promise<Brochure>

/** Makes the brochure once for each profile. After a failure the next call tries again. */
export function createBrochureCache({ shared }: Pick<Ctx, 'shared'>, make = brochurePdf): BrochureCache {
  const fonts = shared(createPdfFonts)
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
export const getBrochure = ({ ctx }: { ctx: Ctx }): Promise<Brochure> => ctx.shared(createBrochureCache)(ctx.profile)
