import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import type { ProviderProfile } from '@homecare/contract/profile'
import { staffTime } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import { spacedAccession } from '@homecare/domain/sample'
import { PALETTE } from './palette'
import type { PdfFonts } from './pdf-fonts'
import { closePdf, drawMark, hairline, openPdf, PAGE, type Pdf } from './pdf-page'
import { drawFooters, measure, drawText } from './pdf-text'

type Visit = DaySheet['visits'][number]

const BOX = 12
const TIME = { x: PAGE.left + BOX + 10, width: 66 }
const WHO = { x: TIME.x + TIME.width, width: 178 }
const WHAT = { x: WHO.x + WHO.width + 14, width: PAGE.right - WHO.x - WHO.width - 14 }

/**
 * The day's visits in route order as an A4 document for the nurse: checkbox, time, person, address, tests and tubes.
 * Nothing depends on colour, so that it can be printed in black and white.
 */
export async function daySheetPdf({
  sheet,
  profile,
  printedAt,
  fonts,
}: {
  sheet: DaySheet
  profile: ProviderProfile
  printedAt: Date
  fonts: PdfFonts
}): Promise<Buffer> {
  const title = `Day sheet ${formatDate(sheet.date)}`
  const pdf = openPdf({ title, author: profile.name, at: printedAt, fonts })
  let y = drawHead(pdf, sheet, profile, printedAt)
  let area: string | null = null
  for (const visit of sheet.visits) {
    const height = visitHeight(pdf, visit)
    const withHead = visit.area === area ? height : height + 34
    if (y + withHead > PAGE.bottom) y = nextPage(pdf)
    if (visit.area !== area || y === TOP) y = drawArea(pdf, visit.area, y)
    area = visit.area
    y = drawVisit(pdf, visit, y)
  }
  if (sheet.visits.length === 0) drawText(pdf, 'There are no visits on this day.', PAGE.left, y + 10, { size: 12 })
  drawFooters(pdf, profile, `${title}. Patients’ data: destroy after the day.`)
  return closePdf(pdf)
}

const TOP = 48

function nextPage(pdf: Pdf): number {
  pdf.addPage()
  return TOP
}

function drawHead(pdf: Pdf, sheet: DaySheet, profile: ProviderProfile, printedAt: Date): number {
  drawMark(pdf, PAGE.left - 3, 40, 34, PALETTE.ghaf)
  drawText(pdf, profile.name, PAGE.left + 40, 40, { face: 'display', size: 14, width: 240 })
  drawText(pdf, `Printed ${staffTime(printedAt)}`, PAGE.left + 40, 60, {
    size: 8.5,
    color: PALETTE.muted,
    width: 240,
  })
  const right = { width: 260, align: 'right' } as const
  drawText(pdf, formatDate(sheet.date), PAGE.right - 260, 36, { face: 'display', size: 22, ...right })
  const { length } = sheet.visits
  const count = `${length} ${length === 1 ? 'visit' : 'visits'}${sheet.area ? `, ${sheet.area} only` : ''}`
  drawText(pdf, count, PAGE.right - 260, 66, { face: 'strong', size: 10, ...right })
  hairline(pdf, 90, PALETTE.ink)
  return 100
}

function drawArea(pdf: Pdf, area: string, y: number): number {
  drawText(pdf, area, PAGE.left, y + 8, { face: 'display', size: 14, color: PALETTE.ghaf })
  return y + 34
}

/** The texts of the two columns, each with its style, in their order on the page. */
function columns({ address, people, specimens, tests, fastingHours, ...visit }: Visit) {
  const personLines = [
    { text: visit.fullName, face: 'strong', size: 11 },
    { text: `+${visit.phoneNumber.replace(/^\+/, '')}`, face: 'text', size: 10 },
    { text: `${address.doorNumber}, ${address.building}`, face: 'strong', size: 10 },
    ...(address.landmark ? [{ text: address.landmark, face: 'text', size: 9.5 } as const] : []),
    { text: address.city, face: 'text', size: 9.5 },
  ] as const
  const said = visit.notEatenSince
    ? `; not eaten since ${staffTime(new Date(visit.notEatenSince))}, says the patient`
    : ''
  const fasting = fastingHours > 0 ? `Fasting ${fastingHours} hours: ask first${said}` : 'No fasting needed'
  const ofPeople = people.flatMap(
    ({ fullName, accession, tubes, ...person }) =>
      [
        { text: accession ? `${fullName}, No. ${spacedAccession(accession)}` : fullName, face: 'strong', size: 10.5 },
        { text: `Tubes: ${tubes.map(({ specimen }) => specimen).join('; ')}`, face: 'strong', size: 10 },
        { text: person.tests.join('; '), face: 'text', size: 9.5 },
      ] as const,
  )
  const ofOne = [
    { text: `Tubes: ${specimens.join('; ')}`, face: 'strong', size: 10 },
    { text: tests.join('; '), face: 'text', size: 9.5 },
  ] as const
  const testLines = [
    ...(people.length > 1 ? ofPeople : ofOne),
    { text: fasting, face: fastingHours > 0 ? 'strong' : 'text', size: 9.5 },
    { text: payment(visit), face: visit.paymentStatus === 'Paid' ? 'text' : 'strong', size: 9.5 },
  ] as const
  return { personLines, testLines }
}

function payment({ paymentStatus, orderId }: Pick<Visit, 'paymentStatus' | 'orderId'>): string {
  return paymentStatus === 'Paid'
    ? `Paid. ${orderId}`
    : `NOT PAID: the payment was refunded. Call the office. ${orderId}`
}

type Column = { x: number; width: number }
type Texts = readonly { text: string; face: 'strong' | 'text'; size: number }[]

function heightOf(pdf: Pdf, texts: Texts, { width }: Column): number {
  return texts.reduce((sum, { text, face, size }) => sum + measure(pdf, text, { face, size, width }) + 1, 0)
}

const visitHeight = (pdf: Pdf, visit: Visit): number => {
  const { personLines, testLines } = columns(visit)
  return Math.max(heightOf(pdf, personLines, WHO), heightOf(pdf, testLines, WHAT), 40) + 22
}

function drawVisit(pdf: Pdf, visit: Visit, top: number): number {
  const height = visitHeight(pdf, visit)
  const { personLines, testLines } = columns(visit)
  hairline(pdf, top, PALETTE.muted)
  const y = top + 10
  pdf
    .rect(PAGE.left, y + 2, BOX, BOX)
    .lineWidth(1)
    .strokeColor(PALETTE.ink)
    .stroke()
  if (visit.status === 'Completed') drawTick(pdf, PAGE.left, y + 2)
  drawText(pdf, visit.time, TIME.x, y, { face: 'strong', size: 12.5, width: TIME.width })
  const write = (texts: Texts, { x, width }: Column) =>
    texts.reduce((at, { text, face, size }) => drawText(pdf, text, x, at, { face, size, width }) + 1, y)
  write(personLines, WHO)
  write(testLines, WHAT)
  return top + height
}

function drawTick(pdf: Pdf, x: number, y: number): void {
  pdf.moveTo(x + 2.5, y + 6.5).lineTo(x + 5, y + 9.5)
  pdf
    .lineTo(x + 10, y + 2.5)
    .lineWidth(1.6)
    .strokeColor(PALETTE.ink)
    .stroke()
  drawText(pdf, 'Done', x, y + 16, { size: 7.5, width: 30 })
}
