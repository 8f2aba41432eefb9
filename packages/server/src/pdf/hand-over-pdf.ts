import type { LaboratoryDay, LaboratorySample } from '@homecare/contract/admin/laboratory'
import type { ProviderProfile } from '@homecare/contract/profile'
import { staffTime } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import { identityText } from '@homecare/domain/identity'
import { spacedAccession } from '@homecare/domain/sample'
import { PALETTE } from './palette'
import type { Face, PdfFonts } from './pdf-fonts'
import { closePdf, COLUMN, decorate, hairline, openPdf, PAGE, type Pdf } from './pdf-page'
import { drawFooters, drawText, measure } from './pdf-text'

const TOP = 48
const GAP = 8
const COLUMNS = [
  { title: 'Number', width: 66 },
  { title: 'Patient', width: 122 },
  { title: 'Tubes', width: 92 },
  { title: 'Tests', width: 104 },
  { title: 'Collected', width: 58 },
  { title: 'By', width: 49 },
]
const SIGNATURES = ['Handed over by', 'Received by', 'Date and time']

const counted = (count: number, what: string) => (count === 1 ? `1 ${what}` : `${count} ${what}s`)
const tubeCount = ({ tubesFilled, tubes }: LaboratorySample) => tubesFilled ?? tubes.length

/** What goes with the tubes to the laboratory: the samples that were taken, and room for two signatures. */
export async function handOverPdf({
  day: { date, samples },
  profile,
  printedAt,
  fonts,
}: {
  day: LaboratoryDay
  profile: ProviderProfile
  printedAt: Date
  fonts: PdfFonts
}): Promise<Buffer> {
  const taken = takenSamples(samples)
  const title = `Hand-over to the laboratory, ${formatDate(date)}`
  const pdf = await openPdf({ title, author: profile.name, at: printedAt, fonts, content: [taken, profile] })
  const below = drawText(pdf, title, PAGE.left, TOP, { face: 'display', size: 18, width: COLUMN, tag: 'H1' })
  let y = drawRow(pdf, HEAD, drawText(pdf, `Printed ${staffTime(printedAt)}`, PAGE.left, below, { size: 8.5 }) + 8)
  for (const sample of taken) {
    const cells = cellsOf(sample)
    if (y + rowHeight(pdf, cells) > PAGE.bottom) {
      pdf.addPage()
      y = drawRow(pdf, HEAD, TOP)
    }
    y = drawRow(pdf, cells, y)
  }
  const tubes = taken.reduce((sum, sample) => sum + tubeCount(sample), 0)
  drawEnd(pdf, `${counted(taken.length, 'sample')}, ${counted(tubes, 'tube')}`, y)
  drawFooters(pdf, profile, title)
  return closePdf(pdf)
}

export const takenSamples = (samples: readonly LaboratorySample[]): LaboratorySample[] =>
  samples.filter(({ status }) => status === 'Completed')

/** The lines of a cell. */
type Cell = readonly { text: string; face: Face }[]

const HEAD: readonly Cell[] = COLUMNS.map(({ title }) => [{ text: title, face: 'strong' }])

function cellsOf(sample: LaboratorySample): Cell[] {
  const { accession, fullName, identity, orderId, tubes, tests, fasted, takenAt, takenBy } = sample
  const born = identityText(identity)
  return [
    [{ text: spacedAccession(accession ?? ''), face: 'strong' }],
    [
      { text: fullName, face: 'strong' },
      ...(born ? [{ text: `Born ${born}`, face: 'text' } as const] : []),
      { text: orderId, face: 'text' },
    ],
    [{ text: `${tubeCount(sample)}: ${tubes.map(({ specimen }) => specimen).join('; ')}`, face: 'text' }],
    [
      { text: tests.join(', '), face: 'text' },
      ...(fasted === false ? [{ text: 'Not fasted: the patient had eaten', face: 'strong' } as const] : []),
    ],
    [{ text: takenAt ? staffTime(new Date(takenAt)) : '', face: 'text' }],
    [{ text: takenBy ?? '', face: 'text' }],
  ]
}

const styleOf = (face: Face, column: number) => ({ face, size: 9, width: (COLUMNS[column]?.width ?? 0) - GAP })

const rowHeight = (pdf: Pdf, cells: readonly Cell[]): number =>
  10 +
  Math.max(
    ...cells.map((lines, column) =>
      lines.reduce((sum, { text, face }) => sum + measure(pdf, text, styleOf(face, column)), 0),
    ),
  )

function drawRow(pdf: Pdf, cells: readonly Cell[], y: number): number {
  let x: number = PAGE.left
  cells.forEach((lines, column) => {
    lines.reduce((at, { text, face }) => (text ? drawText(pdf, text, x, at, styleOf(face, column)) : at), y + 5)
    x += COLUMNS[column]?.width ?? 0
  })
  const below = y + rowHeight(pdf, cells)
  hairline(pdf, below, PALETTE.muted)
  return below
}

function drawEnd(pdf: Pdf, total: string, below: number): void {
  let y = below
  if (y + 90 > PAGE.bottom) {
    pdf.addPage()
    y = TOP
  }
  drawText(pdf, total, PAGE.left, y + 10, { face: 'strong', size: 10 })
  const width = COLUMN / SIGNATURES.length
  SIGNATURES.forEach((name, index) => {
    const x = PAGE.left + index * width
    drawText(pdf, name, x, y + 36, { size: 9, width: width - 12 })
    decorate(pdf, () =>
      pdf
        .moveTo(x, y + 80)
        .lineTo(x + width - 12, y + 80)
        .lineWidth(0.7)
        .strokeColor(PALETTE.ink)
        .stroke(),
    )
  })
}
