import type { ProviderProfile } from '@homecare/contract/profile'
import { PALETTE } from './palette'
import { drawMixed, mixedHeight } from './mixed-text'
import { decorate, hairline, PAGE, type Pdf } from './pdf-page'
import type { Face } from './pdf-fonts'
import { printable } from './printable'

export interface TextStyle {
  face?: Face
  size?: number
  color?: string
  width?: number
  align?: 'left' | 'right'
  tracking?: number
  /** What it is to a screen reader: a paragraph unless it is a heading. */
  tag?: 'P' | 'H1' | 'H2'
}

/** The space between lines, relative to the font size. */
const LEADING = 0.28

/** Whether our own Latin font has all of it, which needs neither other fonts nor another direction. */
const isPlain = (pdf: Pdf, text: string, face: Face) =>
  Array.from(text).every((char) => char === '\n' || pdf.documentFonts.nameOf(char, face) === face)

/** Draws text with its top at `y` and returns the y below it. Every script is shaped and runs in its own direction. */
export function drawText(pdf: Pdf, text: string, x: number, y: number, style: TextStyle = {}): number {
  let below = y
  pdf.reading.add(
    pdf.struct(style.tag ?? 'P', {}, () => {
      below = placeText(pdf, text, x, y, style)
    }),
  )
  return below
}

function placeText(pdf: Pdf, text: string, x: number, y: number, style: TextStyle): number {
  const { face = 'text', size = 10, color = PALETTE.ink, width = PAGE.right - x, align = 'left', tracking = 0 } = style
  const safe = printable(text, pdf.documentFonts)
  pdf.fillColor(color)
  if (!isPlain(pdf, safe, face))
    return y + drawMixed(pdf, safe, { x, y, width, align, face, size, leading: size * LEADING })
  pdf.font(face).fontSize(size)
  const options = { width, align, lineGap: size * LEADING, characterSpacing: tracking }
  return pdf.text(safe, x, y, options).y
}

/** Returns the height of the text that `drawText` would draw. */
export function measure(pdf: Pdf, text: string, style: { face: Face; size: number; width: number }): number {
  const { face, size, width } = style
  const safe = printable(text, pdf.documentFonts)
  if (!isPlain(pdf, safe, face)) return mixedHeight(pdf, safe, { width, face, size, leading: size * LEADING })
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
    const lines = [
      `${profile.name}, ${street}, ${city}, ${country}`,
      `${profile.phone}   ${profile.email}   ${profile.licence}`,
      `${note}   Page ${page + 1} of ${count}`,
    ]
    decorate(pdf, () =>
      lines.forEach((line, index) => {
        placeText(pdf, line, PAGE.left, 782 + index * 13, { size: 8, color: PALETTE.muted })
      }),
    )
  }
}
