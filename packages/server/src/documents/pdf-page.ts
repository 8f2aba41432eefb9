import type { ProviderProfile } from '@homecare/contract/profile'
import PDFDocument from 'pdfkit'
import { dataFile } from '../data-file'
import { MARK, PALETTE } from './palette'

export type Pdf = PDFKit.PDFDocument

/** A4 in points, and the column that text keeps to. */
export const PAGE = { width: 595.28, height: 841.89, left: 52, right: 543.28, bottom: 752 } as const
export const COLUMN = PAGE.right - PAGE.left

const FONTS = { display: 'fraunces-medium.ttf', text: 'figtree-regular.ttf', strong: 'figtree-semibold.ttf' } as const
export type Face = keyof typeof FONTS

export function openPdf(info: { title: string; author: string; at: Date }): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    // Our own breaks decide where a page ends: pdfkit would add one for any text below its margin.
    margins: { top: 0, bottom: 0, left: PAGE.left, right: PAGE.width - PAGE.right },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.at, ModDate: info.at },
  })
  for (const [face, file] of Object.entries(FONTS)) pdf.registerFont(face, dataFile(`fonts/${file}`))
  return pdf
}

export interface TextStyle {
  face?: Face
  size?: number
  color?: string
  width?: number
  align?: 'left' | 'right'
  tracking?: number
}

/** Draws text with its top at `y` and returns the y below it. */
export function put(pdf: Pdf, text: string, x: number, y: number, style: TextStyle = {}): number {
  const { face = 'text', size = 10, color = PALETTE.ink, width = PAGE.right - x, align = 'left', tracking = 0 } = style
  pdf.font(face).fontSize(size).fillColor(color)
  const options = { width, align, lineGap: size * 0.28, characterSpacing: tracking }
  const safe = printable(text)
  pdf.text(safe, x, y, options)
  return y + pdf.heightOfString(safe, options)
}

/** What the fonts don't hold would come out as a gap: Latin letters lose their accent, other scripts are marked as missing. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\u0020-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\n]/gu, (char) => {
      const plain = char.normalize('NFKD').replace(/\p{M}+/gu, '')
      return /^[\u0020-\u007e]+$/.test(plain) ? plain : '?'
    })
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

export async function closePdf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
