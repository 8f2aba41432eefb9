import type { ProviderProfile } from '@homecare/contract/profile'
import { PALETTE } from './palette'
import { hairline, PAGE, type Pdf } from './pdf-page'
import { put } from './pdf-text'

/** Who we are and which page it is, at the foot of every page. Call when all pages are there. */
export function drawFeet(pdf: Pdf, profile: ProviderProfile, note: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    hairline(pdf, 772)
    const { street, city, country } = profile.address
    put(pdf, `${profile.name}, ${street}, ${city}, ${country}`, PAGE.left, 782, { size: 8, color: PALETTE.muted })
    put(pdf, `${profile.phone}   ${profile.email}   ${profile.licence}`, PAGE.left, 795, {
      size: 8,
      color: PALETTE.muted,
    })
    put(pdf, `${note}   Page ${page + 1} of ${count}`, PAGE.left, 808, { size: 8, color: PALETTE.muted })
  }
}
