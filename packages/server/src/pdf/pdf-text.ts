import type { ProviderProfile } from '@homecare/contract/profile'
import { PALETTE } from './palette'
import { drawMixed, mixedHeight } from './mixed-text'
import { hairline, PAGE, type Pdf } from './pdf-page'
import { hasArabic, printable } from './printable'

export type FontFace = 'display' | 'text' | 'strong'

export interface TextStyle {
  face?: FontFace
  size?: number
  color?: string
  width?: number
  align?: 'left' | 'right'
  tracking?: number
}

/** The space between lines, relative to the font size. */
const LEADING = 0.28

/** Draws text with its top at `y` and returns the y below it. Arabic is shaped, and runs from right to left. */
export function drawText(pdf: Pdf, text: string, x: number, y: number, style: TextStyle = {}): number {
  const { face = 'text', size = 10, color = PALETTE.ink, width = PAGE.right - x, align = 'left', tracking = 0 } = style
  const safe = printable(text)
  pdf.fillColor(color)
  if (hasArabic(safe)) return y + drawMixed(pdf, safe, { x, y, width, align, face, size, leading: size * LEADING })
  pdf.font(face).fontSize(size)
  const options = { width, align, lineGap: size * LEADING, characterSpacing: tracking }
  return pdf.text(safe, x, y, options).y
}

/** Returns the height of the text that `drawText` would draw. */
export function measure(pdf: Pdf, text: string, style: { face: FontFace; size: number; width: number }): number {
  const { face, size, width } = style
  const safe = printable(text)
  if (hasArabic(safe)) return mixedHeight(pdf, safe, { width, face, size, leading: size * LEADING })
  return pdf
    .font(face)
    .fontSize(size)
    .heightOfString(safe, { width, lineGap: size * LEADING })
}

/** Draws the provider and the page number at the bottom of every page. Call it after all pages are drawn. */
export function drawFooters(pdf: Pdf, profile: ProviderProfile, note: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    hairline(pdf, 772)
    const { street, city, country } = profile.address
    drawText(pdf, `${profile.name}, ${street}, ${city}, ${country}`, PAGE.left, 782, { size: 8, color: PALETTE.muted })
    drawText(pdf, `${profile.phone}   ${profile.email}   ${profile.licence}`, PAGE.left, 795, {
      size: 8,
      color: PALETTE.muted,
    })
    drawText(pdf, `${note}   Page ${page + 1} of ${count}`, PAGE.left, 808, { size: 8, color: PALETTE.muted })
  }
}
