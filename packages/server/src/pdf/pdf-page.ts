import PDFDocument from 'pdfkit'
import { MARK, PALETTE } from './palette'
import { registerFonts, type PdfFonts } from './pdf-fonts'

export type Pdf = PDFKit.PDFDocument

/** A4 in points, and the column of text. */
export const PAGE = { width: 595.28, height: 841.89, left: 52, right: 543.28, bottom: 752 } as const
export const COLUMN = PAGE.right - PAGE.left

export function openPdf(info: { title: string; author: string; at: Date; fonts: PdfFonts }): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    // Our own code decides where a page ends: pdfkit would add a page for any text below its margin.
    margins: { top: 0, bottom: 0, left: PAGE.left, right: PAGE.width - PAGE.right },
    bufferPages: true,
    // Otherwise pdfkit loads a font of its own, which costs more than a page.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit takes null for no font; its types don't say so.
    font: null as unknown as string,
    lang: 'en',
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.at, ModDate: info.at },
  })
  registerFonts(pdf, info.fonts)
  return pdf
}

export function hairline(pdf: Pdf, y: number, color: string = PALETTE.line): void {
  pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.7).strokeColor(color).stroke()
}

export function drawMark(pdf: Pdf, x: number, y: number, size: number, color: string): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32)
  pdf.path(MARK.canopy).fill(color)
  pdf.path(MARK.trunk).lineWidth(2.2).lineCap('round').lineJoin('round').strokeColor(color).stroke()
  pdf.restore()
}

export async function closePdf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
