import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import type { ProviderProfile } from '@homecare/contract/profile'
import { staffHour, staffTime } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import { identityText } from '@homecare/domain/identity'
import { doorText, shownLandmark } from '@homecare/domain/home'
import { phoneE164, showPhone } from '@homecare/domain/phone'
import { spacedAccession } from '@homecare/domain/sample'
import { slotStart } from '@homecare/domain/slots'
import { byNurse } from './by-nurse'
import { PALETTE } from './palette'
import type { PdfFonts } from './pdf-fonts'
import { closePdf, decorate, drawMark, hairline, openPdf, PAGE, type Pdf } from './pdf-page'
import { drawFooters, isolatedIn, listed, measure, drawText } from './pdf-text'

type Visit = DaySheet['visits'][number]
type Care = DaySheet['care'][number]

const NOBODY = 'nobody yet'
/** For the nurse, who asks at the door. */
const BORN_BY_HAND = 'Born ____ / ____ / ________   female / male'
const BOX = 12
const TIME = { x: PAGE.left + BOX + 10, width: 66 }
const WHO = { x: TIME.x + TIME.width, width: 178 }
const WHAT = { x: WHO.x + WHO.width + 14, width: PAGE.right - WHO.x - WHO.width - 14 }

/**
 * The day's visits as an A4 document: a part for each nurse, beginning on a page of its own, by time. A visit has a
 * checkbox, time, person, phone, address, notes, dates of birth, sample numbers, tubes, tests and fasting. Nothing depends on colour, so
 * that it can be printed in black and white.
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
  const pdf = await openPdf({ title, author: profile.name, at: printedAt, fonts, content: [sheet, profile] })
  const parts = byNurse(entriesOf(pdf, sheet))
  parts.forEach(({ nurse, visits }, index) => {
    if (index > 0) pdf.addPage()
    const name = nurse ?? NOBODY
    let y = drawNurse(pdf, name, drawHead(pdf, { sheet, visits, profile, printedAt }))
    for (const visit of visits) {
      if (y + visitHeight(pdf, visit) > PAGE.bottom) {
        pdf.addPage()
        y = drawNurse(pdf, name, TOP)
      }
      y = drawVisit(pdf, visit, y)
    }
  })
  if (parts.length === 0) {
    const y = drawHead(pdf, { sheet, visits: [], profile, printedAt })
    drawText(pdf, 'There are no visits on this day.', PAGE.left, y + 10, { size: 12 })
  }
  drawFooters(pdf, profile, `${title}. Patients’ data: destroy after the day.`)
  return closePdf(pdf)
}

/** A line of the sheet, with the texts of its two columns. */
interface Entry {
  nurse: Visit['nurse']
  startsAt: Date
  time: string
  isDone: boolean
  personLines: Texts
  testLines: Texts
}

const entriesOf = (pdf: Pdf, { date, visits, care }: DaySheet): Entry[] => [
  ...visits.map((visit) => ({
    ...{ nurse: visit.nurse, time: visit.time, startsAt: slotStart(date, visit.time) },
    isDone: visit.status === 'Completed',
    ...columns(pdf, visit),
  })),
  ...care.map((visit) => ({
    ...{ nurse: visit.nurse, startsAt: new Date(visit.startsAt), isDone: visit.state === 'ended' },
    time: `${staffHour(new Date(visit.startsAt))}–${staffHour(new Date(visit.endsAt))}`,
    ...careColumns(pdf, visit),
  })),
]

const TOP = 48

interface Head {
  sheet: DaySheet
  visits: readonly Entry[]
  profile: ProviderProfile
  printedAt: Date
}

function drawHead(pdf: Pdf, { sheet, visits, profile, printedAt }: Head): number {
  drawMark(pdf, PAGE.left - 3, 40, 34, PALETTE.ghaf)
  drawText(pdf, profile.name, PAGE.left + 40, 40, { face: 'display', size: 14, width: 240 })
  drawText(pdf, `Printed ${staffTime(printedAt)}`, PAGE.left + 40, 60, {
    size: 8.5,
    color: PALETTE.muted,
    width: 240,
  })
  const right = { width: 260, align: 'right' } as const
  drawText(pdf, formatDate(sheet.date), PAGE.right - 260, 36, { face: 'display', size: 22, tag: 'H1', ...right })
  const { length } = visits
  const count = `${length} ${length === 1 ? 'visit' : 'visits'}${sheet.area ? `, ${sheet.area} only` : ''}`
  drawText(pdf, count, PAGE.right - 260, 66, { face: 'strong', size: 10, ...right })
  hairline(pdf, 90, PALETTE.ink)
  return 100
}

function drawNurse(pdf: Pdf, name: string, y: number): number {
  drawText(pdf, `Nurse: ${isolatedIn(pdf, name)}`, PAGE.left, y + 8, {
    face: 'display',
    size: 14,
    color: PALETTE.ghaf,
    tag: 'H2',
  })
  return y + 34
}

/** The texts of the two columns, each with its style, in their order on the page. */
function columns(pdf: Pdf, { address, home, people, fastingHours, notes, nurseClash, ...visit }: Visit) {
  const landmark = shownLandmark(address.landmark)
  const personLines = [
    { text: visit.fullName, face: 'strong', size: 11 },
    { text: phoneText(visit.phoneNumber), face: 'text', size: 10 },
    { text: listed(pdf, [doorText(address.doorNumber, home.kind), address.building]), face: 'strong', size: 10 },
    ...(landmark ? [{ text: landmark, face: 'text', size: 9.5 } as const] : []),
    { text: address.city, face: 'text', size: 9.5 },
    ...(visit.gateCode
      ? [{ text: `Gate code: ${isolatedIn(pdf, visit.gateCode)}`, face: 'strong', size: 9.5 } as const]
      : []),
    ...notes.map((note) => ({ text: `Note: ${isolatedIn(pdf, note)}`, face: 'strong', size: 9.5 }) as const),
  ] as const
  const said = visit.notEatenSince
    ? `; not eaten since ${staffTime(new Date(visit.notEatenSince))}, says the patient`
    : ''
  const testLines = [
    ...(nurseClash ? [{ text: 'The nurse has another visit at this time.', face: 'strong', size: 10 } as const] : []),
    ...people.flatMap(
      ({ fullName, identity, accession, tubes, tests }) =>
        [
          ...(people.length > 1 ? [{ text: fullName, face: 'strong', size: 10.5 } as const] : []),
          { text: identity ? `Born ${identityText(identity)}` : BORN_BY_HAND, face: 'text', size: 9.5 },
          { text: `Sample number: ${accession ? spacedAccession(accession) : 'none yet'}`, face: 'strong', size: 10 },
          { text: `Tubes: ${tubes.map(({ specimen }) => specimen).join('; ')}`, face: 'strong', size: 10 },
          { text: tests.join('; '), face: 'text', size: 9.5 },
        ] as const,
    ),
    {
      text: fastingHours > 0 ? `Fasting ${fastingHours} hours: ask first${said}` : 'No fasting needed',
      face: fastingHours > 0 ? 'strong' : 'text',
      size: 9.5,
    },
    { text: payment(visit), face: visit.paymentStatus === 'Paid' ? 'text' : 'strong', size: 9.5 },
  ] as const
  return { personLines, testLines }
}

/** What a nurse needs at the door of a patient who gets care. */
function careColumns(pdf: Pdf, { address, contact, accessNotes, health, ...visit }: Care) {
  const landmark = shownLandmark(address.landmark)
  const said = (name: string, text: string) => `${name}: ${text === '' ? 'none written down' : isolatedIn(pdf, text)}`
  const personLines = [
    { text: visit.fullName, face: 'strong', size: 11 },
    ...(contact
      ? [
          { text: listed(pdf, [contact.name, contact.relation].filter(Boolean)), face: 'text', size: 10 } as const,
          { text: phoneText(contact.phoneNumber), face: 'text', size: 10 } as const,
        ]
      : []),
    { text: listed(pdf, [address.doorNumber, address.building].filter(Boolean)), face: 'strong', size: 10 },
    ...(landmark ? [{ text: landmark, face: 'text', size: 9.5 } as const] : []),
    { text: address.city, face: 'text', size: 9.5 },
    ...(accessNotes
      ? [{ text: `Getting in: ${isolatedIn(pdf, accessNotes)}`, face: 'strong', size: 9.5 } as const]
      : []),
  ] as const
  const testLines = [
    { text: `${visit.kind === 'assessment' ? 'Assessment' : 'Care'}: ${visit.service}`, face: 'strong', size: 10 },
    { text: said('Allergies', health.allergies), face: 'strong', size: 9.5 },
    { text: said('Risks', health.risks), face: 'strong', size: 9.5 },
    { text: visit.number, face: 'text', size: 9.5 },
  ] as const
  return { personLines, testLines }
}

/** As people write it, and as it is dialled from anywhere: `050 123 4567 (+971501234567)`. */
function phoneText(phone: string): string {
  const dialled = phoneE164(phone)
  return dialled ? `${showPhone(phone)} (${dialled})` : phone
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

const visitHeight = (pdf: Pdf, { personLines, testLines }: Entry): number =>
  Math.max(heightOf(pdf, personLines, WHO), heightOf(pdf, testLines, WHAT), 40) + 22

function drawVisit(pdf: Pdf, visit: Entry, top: number): number {
  const height = visitHeight(pdf, visit)
  const { personLines, testLines } = visit
  hairline(pdf, top, PALETTE.muted)
  const y = top + 10
  decorate(pdf, () =>
    pdf
      .rect(PAGE.left, y + 2, BOX, BOX)
      .lineWidth(1)
      .strokeColor(PALETTE.ink)
      .stroke(),
  )
  if (visit.isDone) drawTick(pdf, PAGE.left, y + 2)
  drawText(pdf, visit.time, TIME.x, y, { face: 'strong', size: 12.5, width: TIME.width })
  const write = (texts: Texts, { x, width }: Column) =>
    texts.reduce((at, { text, face, size }) => drawText(pdf, text, x, at, { face, size, width }) + 1, y)
  write(personLines, WHO)
  write(testLines, WHAT)
  return top + height
}

function drawTick(pdf: Pdf, x: number, y: number): void {
  decorate(pdf, () => {
    pdf
      .moveTo(x + 2.5, y + 6.5)
      .lineTo(x + 5, y + 9.5)
      .lineTo(x + 10, y + 2.5)
    pdf.lineWidth(1.6).strokeColor(PALETTE.ink).stroke()
  })
  drawText(pdf, 'Done', x, y + 16, { size: 7.5, width: 30 })
}
