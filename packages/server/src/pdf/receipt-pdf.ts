import type { OrderView } from '@homecare/contract/orders'
import type { ProviderProfile } from '@homecare/contract/profile'
import { patientTime } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import { doorText, shownLandmark } from '@homecare/domain/home'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { lineName } from '@homecare/domain/people'
import { placeName } from '@homecare/domain/place-name'
import { slotStart } from '@homecare/domain/slots'
import { PLACES } from '@homecare/domain/texts-of-languages'
import { PALETTE } from './palette'
import type { PdfFonts } from './pdf-fonts'
import { closePdf, COLUMN, decorate, drawMark, hairline, openPdf, PAGE, type Pdf } from './pdf-page'
import { drawFooters, isolatedIn, listed, measure, drawText } from './pdf-text'
import { RECEIPT } from './texts'

const price = (aed: number, { locale }: Pick<Pdf, 'locale'>) => formatAed(filsFromAed(aed), 'always', locale)
const PRICE_WIDTH = 110
const NAME_WIDTH = COLUMN - PRICE_WIDTH - 16

/**
 * The receipt of a paid booking as an A4 document; long orders run over several pages.
 * Throws RangeError for an order that was never paid.
 */
export async function receiptPdf({
  order,
  profile,
  fonts,
  locale = SOURCE_LOCALE,
}: {
  order: OrderView
  profile: ProviderProfile
  fonts: PdfFonts
  locale?: Locale
}): Promise<Buffer> {
  if (order.paymentStatus !== 'Paid' && order.paymentStatus !== 'Reversed')
    throw new RangeError('There is no receipt without a payment.')
  const paidAt = order.paidAt === null ? null : new Date(order.paidAt)
  // Nothing here depends on when it is printed: the same order gives the same file.
  const pdf = await openPdf({
    ...{
      title: plain(RECEIPT[locale].title({ order: order.orderId })),
      author: profile.name,
      at: paidAt ?? new Date(0),
    },
    ...{ fonts, content: [order, profile], locale },
  })
  drawHead(pdf, profile)
  drawFacts(pdf, order, paidAt)
  const y = drawTotal(pdf, order, drawLines(pdf, order, drawPeople(pdf, order)))
  drawNotes(pdf, order, profile, y)
  drawFooters(pdf, profile, RECEIPT[locale].note({ order: order.orderId }))
  return closePdf(pdf)
}

/** A title that readers of files show, without marks. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

function drawHead(pdf: Pdf, profile: ProviderProfile): void {
  const texts = RECEIPT[pdf.locale]
  decorate(pdf, () => pdf.rect(0, 0, PAGE.width, 112).fill(PALETTE.sand))
  drawMark(pdf, PAGE.left - 3, 36, 42, PALETTE.ghaf)
  drawText(pdf, profile.name, PAGE.left + 48, 40, { face: 'display', size: 18, width: 280 })
  const small = { size: 8.5, color: PALETTE.muted, width: 280 }
  const below = drawText(pdf, profile.licence, PAGE.left + 48, 66, small)
  if (profile.taxNumber) drawText(pdf, texts.taxNumber({ number: profile.taxNumber }), PAGE.left + 48, below + 1, small)
  drawText(pdf, texts.receipt, PAGE.right - 160, 36, {
    face: 'display',
    size: 32,
    color: PALETTE.ghaf,
    width: 160,
    align: 'right',
    tag: 'H1',
  })
}

function drawFacts(pdf: Pdf, order: OrderView, paidAt: Date | null): void {
  const { locale } = pdf
  const texts = RECEIPT[locale]
  const facts = [
    [texts.order, order.orderId],
    [texts.reference, order.trackingId ?? texts.notGiven],
    [order.paymentStatus === 'Reversed' ? texts.returned : texts.paid, price(order.total, pdf)],
    [texts.paidAt, paidAt ? patientTime(paidAt, { year: true, locale }) : texts.notRecorded],
  ] as const
  const width = COLUMN / facts.length
  facts.forEach(([label, value], index) => {
    const x = PAGE.left + index * width
    const below = drawText(pdf, label, x, 138, { size: 8.5, color: PALETTE.muted, width: width - 12 })
    drawText(pdf, value, x, below + 1, { face: 'strong', size: 10.5, width: width - 12 })
  })
  hairline(pdf, 188)
}

function drawPeople(pdf: Pdf, { patient, home, people, date, time }: OrderView): number {
  const half = COLUMN / 2
  const { locale } = pdf
  const texts = RECEIPT[locale]
  const block = (title: string, x: number, [first, ...rest]: string[]) => {
    const top = drawText(pdf, title, x, 206, { face: 'display', size: 13, color: PALETTE.ghaf, tag: 'H2' })
    const below = drawText(pdf, first ?? '', x, top + 3, { face: 'strong', size: 10.5, width: half - 20 })
    return rest.reduce((y, text) => drawText(pdf, text, x, y + 1, { width: half - 20 }), below)
  }
  const when =
    locale === 'ar'
      ? patientTime(slotStart(date, time), { year: true, locale })
      : `${formatDate(date, locale)}, ${time}`
  if (patient === null)
    return Math.max(block(texts.paidFor, PAGE.left, people), block(texts.visit, PAGE.left + half, [when])) + 24
  const { doorNumber, building, landmark, city } = patient
  const door = listed(pdf, [doorText(doorNumber, home?.kind, locale), building])
  const place = placeName(city, PLACES[locale])
  const address = [door, shownLandmark(landmark), place].filter(Boolean)
  const name = `${patient.firstName} ${patient.lastName}`.trim()
  const reach = [isolatedIn(pdf, patient.phone), patient.email].filter(Boolean)
  const patientEnd = block(texts.patient, PAGE.left, [name, ...reach])
  const visitEnd = block(texts.visit, PAGE.left + half, [when, ...address])
  return Math.max(patientEnd, visitEnd) + 24
}

function drawLines(pdf: Pdf, order: OrderView, top: number): number {
  const texts = RECEIPT[pdf.locale]
  const heads = (y: number) => {
    drawText(pdf, texts.test, PAGE.left, y, { size: 8.5, color: PALETTE.muted })
    drawText(pdf, texts.price, PAGE.right - PRICE_WIDTH, y, {
      size: 8.5,
      color: PALETTE.muted,
      width: PRICE_WIDTH,
      align: 'right',
    })
    hairline(pdf, y + 16, PALETTE.ghaf)
    return y + 16
  }
  const row = (y: number, name: string, cost: string, contents: readonly string[] = []) => {
    const nameType = { face: 'text', size: 10.5, width: NAME_WIDTH } as const
    const listType = { face: 'text', size: 8.5, width: NAME_WIDTH } as const
    const names = contents.join(pdf.locale === 'ar' ? '، ' : '; ')
    const list = contents.length > 0 ? texts.contains({ count: contents.length, names }) : ''
    const height = measure(pdf, name, nameType) + (list ? measure(pdf, list, listType) + 2 : 0) + 15
    const at = y + height > PAGE.bottom ? heads(nextPage(pdf)) : y
    const named = drawText(pdf, name, PAGE.left, at + 7, nameType)
    const below = list ? drawText(pdf, list, PAGE.left, named + 2, { ...listType, color: PALETTE.muted }) : named
    drawText(pdf, cost, PAGE.right - PRICE_WIDTH, at + 7, { size: 10.5, width: PRICE_WIDTH, align: 'right' })
    hairline(pdf, below + 5)
    return below + 5
  }
  const people = order.people.map((name) => isolatedIn(pdf, name))
  const below = order.lines.reduce(
    (y, line) => row(y, lineName(people, line), price(line.price, pdf), line.contents),
    heads(top),
  )
  return row(below, texts.collection, texts.included)
}

function drawTotal(pdf: Pdf, order: OrderView, top: number): number {
  const texts = RECEIPT[pdf.locale]
  // The note below stays with the total.
  const y = top + 110 > PAGE.bottom ? nextPage(pdf) : top + 14
  decorate(pdf, () => pdf.roundedRect(PAGE.left, y, COLUMN, 44, 9).fill(PALETTE.sage))
  drawText(pdf, texts.total, PAGE.left + 16, y + 14, { face: 'display', size: 14, color: PALETTE.ink })
  drawText(pdf, price(order.total, pdf), PAGE.right - 216, y + 13, {
    face: 'strong',
    size: 15,
    width: 200,
    align: 'right',
  })
  if (order.refunded === 0) return y + 44
  const ofTotal = texts.ofTotal({ refunded: price(order.refunded, pdf), total: price(order.total, pdf) })
  drawText(pdf, texts.refunded, PAGE.left + 16, y + 52, { size: 10.5, color: PALETTE.ink })
  return drawText(pdf, ofTotal, PAGE.right - 216, y + 52, { face: 'strong', size: 10.5, width: 200, align: 'right' })
}

function drawNotes(pdf: Pdf, order: OrderView, profile: ProviderProfile, top: number): void {
  const { phone, email } = profile
  const text = RECEIPT[pdf.locale].questions({ phone, email, order: order.orderId })
  drawText(pdf, text, PAGE.left, top + 20, { size: 9.5, color: PALETTE.muted, width: COLUMN })
}

function nextPage(pdf: Pdf): number {
  pdf.addPage()
  return 56
}
