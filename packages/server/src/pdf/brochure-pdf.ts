import { readFile } from 'node:fs/promises'
import type { ProviderProfile } from '@homecare/contract/profile'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { dataFile } from '../process/data-file'
import { PALETTE } from './palette'
import type { PdfFonts } from './pdf-fonts'
import { closePdf, COLUMN, decorate, drawMark, hairline, openPdf, PAGE, placeOf, type Pdf } from './pdf-page'
import { drawText, isolatedIn, listed, measure, type TextStyle } from './pdf-text'
import { drawQrCode } from './qr-code'
import { BROCHURE } from './texts'

interface Item {
  title: string
  text: string
}

/** The brochure's date in its file: with a fixed one, equal profiles give equal files. */
const MADE_AT = new Date('2026-01-01T00:00:00Z')
const PICTURE = { width: 360, height: 272, y: 268 }
const GAP = 16
const SMALL: TextStyle = { size: 9, color: PALETTE.muted }

/** Two A4 pages: what the provider does, how care begins, and how to reach the provider. */
export async function brochurePdf({
  profile,
  fonts,
  locale = SOURCE_LOCALE,
}: {
  profile: ProviderProfile
  fonts: PdfFonts
  locale?: Locale
}): Promise<Buffer> {
  const picture = await readFile(dataFile('brochure.jpg'))
  const pdf = await openPdf({
    ...{ title: `${profile.name}. ${BROCHURE[locale].title}`, author: profile.name, at: MADE_AT },
    ...{ fonts, content: profile, locale },
  })
  drawFirstPage(pdf, profile, picture)
  pdf.addPage()
  drawSecondPage(pdf, profile)
  return closePdf(pdf)
}

function drawGround(pdf: Pdf): void {
  decorate(pdf, () => pdf.rect(0, 0, PAGE.width, PAGE.height).fill(PALETTE.sand))
}

function drawFirstPage(pdf: Pdf, profile: ProviderProfile, picture: Buffer): void {
  const texts = BROCHURE[pdf.locale]
  drawGround(pdf)
  drawMark(pdf, PAGE.left - 3, 40, 40, PALETTE.ghaf)
  const nameStyle = { face: 'display', size: 15, width: COLUMN - 50 } as const
  const named = drawText(pdf, profile.name, PAGE.left + 48, 41, nameStyle)
  drawText(pdf, texts.kicker, PAGE.left + 48, named + 1, SMALL)
  const headed = drawText(pdf, texts.heading, PAGE.left, 98, { face: 'display', size: 36, width: 430, tag: 'H1' })
  drawText(pdf, texts.lead, PAGE.left, headed + 8, { size: 12.5, color: PALETTE.muted, width: 420 })
  decorate(pdf, () =>
    pdf.image(picture, (PAGE.width - PICTURE.width) / 2, PICTURE.y, {
      fit: [PICTURE.width, PICTURE.height],
      align: 'center',
    }),
  )
  drawText(pdf, texts.begin.heading, PAGE.left, 552, { face: 'display', size: 17, tag: 'H2' })
  const begun = drawGrid(pdf, texts.begin.steps, { top: 582, columns: 4, rule: PALETTE.ghaf })
  drawNever(pdf, begun + 6)
  hairline(pdf, 782)
  drawText(pdf, [profile.phone, website(profile)].map((part) => isolatedIn(pdf, part)).join('   '), PAGE.left, 794, {
    face: 'strong',
    size: 11,
    color: PALETTE.ghaf,
  })
}

function drawSecondPage(pdf: Pdf, profile: ProviderProfile): void {
  const texts = BROCHURE[pdf.locale]
  drawGround(pdf)
  drawText(pdf, texts.services.heading, PAGE.left, 40, { face: 'display', size: 17, tag: 'H2' })
  const visitTop = drawGrid(pdf, texts.services.items, { top: 72, columns: 3, rule: PALETTE.line }) + 4
  drawReach(pdf, profile, drawVisit(pdf, visitTop) + 22)
}

/** Draws items in columns, row by row, and returns the y below them. */
function drawGrid(
  pdf: Pdf,
  items: readonly Item[],
  { top, columns, rule }: { top: number; columns: number; rule: string },
): number {
  const width = (COLUMN - (columns - 1) * GAP) / columns
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
  return rows.reduce((y, row) => {
    const ends = row.map(({ title, text }, column) => {
      const x = PAGE.left + column * (width + GAP)
      decorate(pdf, () => {
        const from = placeOf(pdf, x, width)
        pdf.moveTo(from, y).lineTo(from + width, y)
        pdf.lineWidth(1.2).strokeColor(rule).stroke()
      })
      const below = drawText(pdf, title, x, y + 7, { face: 'strong', size: 10, width })
      return drawText(pdf, text, x, below + 1, { ...SMALL, width })
    })
    return Math.max(...ends) + 11
  }, top)
}

function drawVisit(pdf: Pdf, top: number): number {
  const { firstVisit, ready } = BROCHURE[pdf.locale]
  const columns = [
    { ...firstVisit, x: PAGE.left + 18, width: 270 },
    { ...ready, x: PAGE.left + 312, width: COLUMN - 312 - 18 },
  ]
  const height = Math.max(...columns.map((column) => listHeight(pdf, column))) + 30
  decorate(pdf, () => pdf.roundedRect(PAGE.left, top, COLUMN, height, 10).fill(PALETTE.sage))
  for (const { heading, points, x, width } of columns) {
    const below = drawText(pdf, heading, x, top + 13, { face: 'display', size: 14, width, tag: 'H2' })
    points.reduce((y, point) => {
      drawText(pdf, '•', x, y, { size: 9.5 })
      return drawText(pdf, point, x + 11, y, { size: 9.5, width: width - 11 }) + 3
    }, below + 5)
  }
  return top + height
}

const listHeight = (
  pdf: Pdf,
  { heading, points, width }: { heading: string; points: readonly string[]; width: number },
) =>
  points.reduce(
    (sum, point) => sum + measure(pdf, point, { face: 'text', size: 9.5, width: width - 11 }) + 3,
    measure(pdf, heading, { face: 'display', size: 14, width }) + 5,
  )

function drawNever(pdf: Pdf, top: number): void {
  const { heading, text } = BROCHURE[pdf.locale].never
  const type = { face: 'text', size: 9.5, width: COLUMN - 36 } as const
  const height = measure(pdf, text, type) + 42
  decorate(pdf, () =>
    pdf.roundedRect(PAGE.left, top, COLUMN, height, 10).lineWidth(1.2).fillAndStroke(PALETTE.white, PALETTE.clay),
  )
  const below = drawText(pdf, heading, PAGE.left + 18, top + 10, { face: 'display', size: 14, color: PALETTE.clay })
  drawText(pdf, text, PAGE.left + 18, below + 3, { ...type, color: PALETTE.clay })
}

/** Telephone, email, address and licence beside a code that opens the website. */
function drawReach(pdf: Pdf, profile: ProviderProfile, top: number): void {
  const { reach } = BROCHURE[pdf.locale]
  const { street, city, country } = profile.address
  const code = 104
  const facts = [
    [reach.phone, isolatedIn(pdf, profile.phone)],
    [reach.email, profile.email],
    [reach.website, website(profile)],
    [reach.address, listed(pdf, [street, city, country])],
    [reach.hours, profile.openingHours],
    [reach.licence, profile.licence],
  ] as const
  const headed = drawText(pdf, `${reach.heading}: ${isolatedIn(pdf, profile.name)}`, PAGE.left, top, {
    face: 'display',
    size: 14,
    width: COLUMN - code - 20,
  })
  const end = facts.reduce((y, [label, value]) => {
    drawText(pdf, label, PAGE.left, y, SMALL)
    return drawText(pdf, value, PAGE.left + 62, y, { face: 'strong', size: 9, width: COLUMN - code - 82 }) + 2
  }, headed + 4)
  drawText(pdf, reach.free, PAGE.left, end + 4, SMALL)
  drawQrCode(pdf, profile.website, { x: placeOf(pdf, PAGE.right - code, code), y: top, size: code })
  drawText(pdf, reach.scan, PAGE.right - code - 20, top + code + 4, {
    ...SMALL,
    size: 8,
    width: code + 20,
    align: 'right',
  })
}

const website = ({ website: address }: ProviderProfile): string =>
  address.replace(/^https?:\/\//, '').replace(/\/$/, '')
