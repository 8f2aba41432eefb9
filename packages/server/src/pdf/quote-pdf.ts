import type { ProviderProfile } from '@homecare/contract/profile'
import type { ShownQuote } from '@homecare/contract/quotes'
import { patientTime } from '@homecare/domain/clock'
import type { Locale } from '@homecare/domain/locales'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { PALETTE } from './palette'
import type { PdfFonts } from './pdf-fonts'
import { closePdf, COLUMN, decorate, drawMark, hairline, openPdf, PAGE, type Pdf } from './pdf-page'
import { drawFooters, drawText, isolatedIn, measure } from './pdf-text'
import { QUOTE_PAPER } from './texts'

const PRICE_WIDTH = 110
const NAME_WIDTH = COLUMN - PRICE_WIDTH - 16

interface QuotePaper {
  quote: ShownQuote
  profile: ProviderProfile
  fonts: PdfFonts
  /** When it was made: the same offer gives the same file. */
  at: Date
  locale: Locale
}

/** An offer of care as an A4 document, with its terms. Long ones run over several pages. */
export async function quotePdf({ quote, profile, fonts, at, locale }: QuotePaper): Promise<Buffer> {
  const { paper } = QUOTE_PAPER[locale]
  const title = plain(paper.title({ number: quote.number }))
  const pdf = await openPdf({ title, author: profile.name, at, fonts, content: [quote, profile, paper], locale })
  drawHead(pdf, profile)
  drawFacts(pdf, quote)
  const below = drawTotal(pdf, quote, drawLines(pdf, quote, drawNote(pdf, quote)))
  drawTerms(pdf, quote, profile, below)
  drawFooters(pdf, profile, paper.title({ number: quote.number }))
  return closePdf(pdf)
}

/** A title that readers of files show, without marks. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')
const price = (aed: number, { locale }: Pdf) => formatAed(filsFromAed(aed), 'always', locale)
const textsOf = ({ locale }: Pdf) => QUOTE_PAPER[locale].paper

function drawHead(pdf: Pdf, profile: ProviderProfile): void {
  decorate(pdf, () => pdf.rect(0, 0, PAGE.width, 112).fill(PALETTE.sand))
  drawMark(pdf, PAGE.left - 3, 36, 42, PALETTE.ghaf)
  drawText(pdf, profile.name, PAGE.left + 48, 40, { face: 'display', size: 18, width: 260 })
  drawText(pdf, profile.licence, PAGE.left + 48, 66, { size: 8.5, color: PALETTE.muted, width: 260 })
  const style = { face: 'display', size: 30, color: PALETTE.ghaf, width: 180, align: 'right', tag: 'H1' } as const
  drawText(pdf, textsOf(pdf).heading, PAGE.right - 180, 38, style)
}

function drawFacts(pdf: Pdf, quote: ShownQuote): void {
  const texts = textsOf(pdf)
  const facts = [
    [texts.number, isolatedIn(pdf, quote.number)],
    [texts.patient, isolatedIn(pdf, quote.patientName)],
    [texts.period, quote.period],
    [texts.validUntil, quote.validUntil],
  ] as const
  const width = COLUMN / facts.length
  facts.forEach(([label, value], index) => {
    const x = PAGE.left + index * width
    const below = drawText(pdf, label, x, 134, { size: 8.5, color: PALETTE.muted, width: width - 12 })
    drawText(pdf, value, x, below + 1, { face: 'strong', size: 10, width: width - 12 })
  })
  hairline(pdf, 200)
}

function drawNote(pdf: Pdf, { note }: ShownQuote): number {
  if (note === '') return 214
  return drawText(pdf, note, PAGE.left, 214, { size: 10, width: COLUMN }) + 12
}

function drawLines(pdf: Pdf, quote: ShownQuote, top: number): number {
  const texts = textsOf(pdf)
  const heads = (y: number) => {
    const small = { size: 8.5, color: PALETTE.muted } as const
    drawText(pdf, texts.care, PAGE.left, y, small)
    drawText(pdf, texts.price, PAGE.right - PRICE_WIDTH, y, { ...small, width: PRICE_WIDTH, align: 'right' })
    hairline(pdf, y + 16, PALETTE.ghaf)
    return y + 16
  }
  const row = (y: number, name: string, more: readonly string[], amount: string) => {
    const nameType = { face: 'strong', size: 10.5, width: NAME_WIDTH } as const
    const moreType = { face: 'text', size: 9, width: NAME_WIDTH } as const
    const height = more.reduce((sum, each) => sum + measure(pdf, each, moreType) + 2, measure(pdf, name, nameType) + 15)
    const at = y + height > PAGE.bottom ? heads(nextPage(pdf)) : y
    const named = drawText(pdf, name, PAGE.left, at + 7, nameType)
    const below = more.reduce((end, each) => drawText(pdf, each, PAGE.left, end + 2, moreType), named)
    drawText(pdf, amount, PAGE.right - PRICE_WIDTH, at + 7, { size: 10.5, width: PRICE_WIDTH, align: 'right' })
    hairline(pdf, below + 5)
    return below + 5
  }
  const below = quote.lines.reduce(
    (y, { service, when, count, amount }) => row(y, service, [when, count].filter(Boolean), price(amount, pdf)),
    heads(top),
  )
  return quote.discount === 0 ? below : row(below, texts.discount, [], `−${price(quote.discount, pdf)}`)
}

function drawTotal(pdf: Pdf, quote: ShownQuote, top: number): number {
  const texts = textsOf(pdf)
  const y = top + 64 > PAGE.bottom ? nextPage(pdf) : top + 14
  decorate(pdf, () => pdf.roundedRect(PAGE.left, y, COLUMN, 50, 9).fill(PALETTE.sage))
  const named = drawText(pdf, texts.total, PAGE.left + 16, y + 8, { face: 'display', size: 14, width: 250 })
  drawText(pdf, quote.totalFor, PAGE.left + 16, named, { size: 9, color: PALETTE.muted, width: 250 })
  const right = { width: 200, align: 'right' } as const
  const paid = drawText(pdf, price(quote.total, pdf), PAGE.right - 216, y + 8, { face: 'strong', size: 15, ...right })
  const vat = quote.vat === 0 ? texts.noVat : texts.vat({ amount: price(quote.vat, pdf) })
  drawText(pdf, vat, PAGE.right - 216, paid, { size: 9, color: PALETTE.muted, ...right })
  return y + 50
}

function drawTerms(pdf: Pdf, quote: ShownQuote, profile: ProviderProfile, top: number): void {
  const texts = textsOf(pdf)
  const style = { face: 'text', size: 9.5, width: COLUMN } as const
  const { sentences, version } = quote.terms
  const all = sentences.reduce((sum, each) => sum + measure(pdf, each, style) + 4, 60)
  const y = top + all > PAGE.bottom ? nextPage(pdf) : top + 22
  const title = { face: 'display', size: 13, color: PALETTE.ghaf, tag: 'H2' } as const
  const headed = drawText(pdf, texts.terms({ version: isolatedIn(pdf, version) }), PAGE.left, y, title) + 4
  const below = sentences.reduce((end, each) => drawText(pdf, each, PAGE.left, end, style) + 4, headed)
  const { accepted } = quote
  const answered = accepted
    ? drawText(
        pdf,
        texts.accepted({
          name: isolatedIn(pdf, accepted.name),
          at: patientTime(new Date(accepted.at), { year: true, locale: pdf.locale }),
        }),
        PAGE.left,
        below + 8,
        { face: 'strong', size: 10, width: COLUMN },
      )
    : below
  const { phone, email } = profile
  const questions = texts.questions({ phone: isolatedIn(pdf, phone), email, number: isolatedIn(pdf, quote.number) })
  drawText(pdf, questions, PAGE.left, answered + 10, { size: 9.5, color: PALETTE.muted, width: COLUMN })
}

function nextPage(pdf: Pdf): number {
  pdf.addPage()
  return 56
}
