import type { ProviderProfile } from '@homecare/contract/profile'
import { PALETTE } from './palette'
import { drawMixed, mixedHeight } from './mixed-text'
import { decorate, hairline, PAGE, placeOf, type Pdf } from './pdf-page'
import type { Face } from './pdf-fonts'
import { hasArabic, printable } from './printable'
import { RECEIPT } from './texts'

export interface TextStyle {
  face?: Face
  size?: number
  color?: string
  width?: number
  /** In a document from right to left the other side is meant. */
  align?: 'left' | 'right'
  tracking?: number
  /** What it is to a screen reader: a paragraph unless it is a heading. */
  tag?: 'P' | 'H1' | 'H2'
}

/** The space between lines, relative to the font size. Arabic letters are higher and lower than Latin ones. */
const leadingOf = ({ direction }: Pdf, size: number) => size * (direction === 'rtl' ? 0.5 : 0.28)

/** Whether our own Latin font has all of it, which needs neither other fonts nor another direction. */
const isPlain = (pdf: Pdf, text: string, face: Face) =>
  pdf.direction === 'ltr' &&
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
  const leading = leadingOf(pdf, size)
  pdf.fillColor(color)
  if (!isPlain(pdf, safe, face)) {
    const place = { x: placeOf(pdf, x, width), y, width, align: sideOf(pdf, align) }
    return y + drawMixed(pdf, safe, { ...place, face, size, leading })
  }
  pdf.font(face).fontSize(size)
  const options = { width, align, lineGap: leading, characterSpacing: tracking }
  return pdf.text(safe, x, y, options).y
}

const sideOf = ({ direction }: Pdf, align: 'left' | 'right') =>
  direction === 'ltr' ? align : align === 'left' ? 'right' : 'left'

/** Returns the height of the text that `drawText` would draw. */
export function measure(pdf: Pdf, text: string, style: { face: Face; size: number; width: number }): number {
  const { face, size, width } = style
  const safe = printable(text, pdf.documentFonts)
  const leading = leadingOf(pdf, size)
  if (!isPlain(pdf, safe, face)) return mixedHeight(pdf, safe, { width, face, size, leading })
  return pdf.font(face).fontSize(size).heightOfString(safe, { width, lineGap: leading })
}

/** A part of a line that is put together: it runs in its own direction, and the line in the document's. */
export const isolatedIn = ({ direction }: Pick<Pdf, 'direction'>, text: string): string =>
  direction === 'rtl' || hasArabic(text) ? `\u2068${text}\u2069` : text

/** The parts of an address on one line. */
export const listed = (pdf: Pick<Pdf, 'direction'>, parts: readonly string[]): string =>
  parts.map((part) => isolatedIn(pdf, part)).join(pdf.direction === 'rtl' ? '، ' : ', ')

/** Draws the provider and the page number at the bottom of every page. Call it after all pages are drawn. */
export function drawFooters(pdf: Pdf, profile: ProviderProfile, note: string): void {
  const { start, count } = pdf.bufferedPageRange()
  const part = (text: string) => isolatedIn(pdf, text)
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    hairline(pdf, 772)
    const { street, city, country } = profile.address
    const lines = [
      listed(pdf, [profile.name, street, city, country]),
      [profile.phone, profile.email, profile.licence].map(part).join('   '),
      `${note}   ${RECEIPT[pdf.locale].page({ page: page + 1, count })}`,
    ]
    decorate(pdf, () =>
      lines.forEach((line, index) => {
        placeText(pdf, line, PAGE.left, 782 + index * 13, { size: 8, color: PALETTE.muted })
      }),
    )
  }
}
