import PDFDocument from 'pdfkit'
import { directionOf, SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { MARK, PALETTE } from './palette'
import type { DocumentFonts, PdfFonts } from './pdf-fonts'

export interface Pdf extends PDFKit.PDFDocument {
  documentFonts: DocumentFonts
  /** The whole text in the order of reading, for screen readers. */
  reading: ReturnType<PDFKit.PDFDocument['struct']>
  locale: Locale
  /** From right to left everything is drawn at the mirrored place. */
  direction: 'ltr' | 'rtl'
}

/** A4 in points, and the column of text. */
export const PAGE = { width: 595.28, height: 841.89, left: 52, right: 543.28, bottom: 752 } as const
export const COLUMN = PAGE.right - PAGE.left

interface PdfInfo {
  title: string
  author: string
  at: Date
  fonts: PdfFonts
  /** The data that the document shows: their scripts decide which fonts are loaded. */
  content: unknown
  locale?: Locale
}

/** A tagged document: what `drawText` draws is read aloud, what `decorate` draws is not. */
export async function openPdf(info: PdfInfo): Promise<Pdf> {
  const { title, author, at, fonts, content, locale = SOURCE_LOCALE } = info
  const documentFonts = await fonts(JSON.stringify(content))
  const pdf = new PDFDocument({
    size: 'A4',
    // Our own code decides where a page ends: pdfkit would add a page for any text below its margin.
    margins: { top: 0, bottom: 0, left: PAGE.left, right: PAGE.width - PAGE.right },
    bufferPages: true,
    // Otherwise pdfkit loads a font of its own, which costs more than a page.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit takes null for no font; its types don't say so.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  for (const [name, font] of documentFonts.fonts) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit takes an opened font as well as a file; its types don't say so.
    pdf.registerFont(name, font as unknown as Buffer)
  }
  const reading = pdf.struct('Document')
  pdf.addStructure(reading)
  return Object.assign(pdf, { documentFonts, reading, locale, direction: directionOf(locale) })
}

/** Where a box of this width begins, which is `x` in a document from left to right. */
export const placeOf = ({ direction }: Pick<Pdf, 'direction'>, x: number, width: number): number =>
  direction === 'ltr' ? x : PAGE.left + PAGE.right - x - width

/** Draws what has no words: a screen reader passes it. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

export function hairline(pdf: Pdf, y: number, color: string = PALETTE.line): void {
  decorate(pdf, () => {
    pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.7).strokeColor(color).stroke()
  })
}

export function drawMark(pdf: Pdf, x: number, y: number, size: number, color: string): void {
  decorate(pdf, () => {
    pdf
      .save()
      .translate(placeOf(pdf, x, size), y)
      .scale(size / 32)
    pdf.path(MARK.canopy).fill(color)
    pdf.path(MARK.trunk).lineWidth(2.2).lineCap('round').lineJoin('round').strokeColor(color).stroke()
    pdf.restore()
  })
}

export async function closePdf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  pdf.reading.end()
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
