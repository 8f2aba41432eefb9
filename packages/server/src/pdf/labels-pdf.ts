import type { LaboratoryDay, LaboratorySample } from '@homecare/contract/admin/laboratory'
import type { ProviderProfile } from '@homecare/contract/profile'
import { formatDate } from '@homecare/domain/dates'
import { identityText } from '@homecare/domain/identity'
import { spacedAccession } from '@homecare/domain/sample'
import { drawCode128 } from './code-128'
import type { PdfFonts } from './pdf-fonts'
import { closePdf, openPdf, PAGE, type Pdf } from './pdf-page'
import { drawText, measure } from './pdf-text'

const MM = 72 / 25.4
/** Sheets of 24 labels, three side by side, as shops sell them. */
const LABEL = { width: 70 * MM, height: 37 * MM, across: 3, down: 8 }
const TOP = (PAGE.height - LABEL.down * LABEL.height) / 2
const PADDING = { x: 5 * MM, y: 3 * MM }
const WIDTH = LABEL.width - 2 * PADDING.x
const BARCODE = { width: 46 * MM, gap: 1 * MM, least: 6.5 * MM }
/** To be filled in at the door. */
const BORN_BY_HAND = 'Born ____ / ____ / ________   F / M'
/** A name is never cut, since who reads a label compares all of it: a long one is smaller. */
const NAME_SIZES = [9.5, 8, 7, 6, 5]

/** The samples whose labels are printed: those of one booking, or all that are still to be taken. */
export const labelledSamples = ({ samples }: LaboratoryDay, booking?: string): LaboratorySample[] =>
  samples.filter(
    ({ accession, bookingId, status }) =>
      accession !== null && (booking === undefined ? status !== 'Completed' : bookingId === booking),
  )

interface Label {
  sample: LaboratorySample
  specimen: string
  place: string
}

const labelsOf = (sample: LaboratorySample): Label[] =>
  sample.tubes.map(({ specimen }, index) => ({ sample, specimen, place: `${index + 1}/${sample.tubes.length}` }))

/** A label for each tube, on A4 sheets of 24. */
export async function labelsPdf({
  date,
  samples,
  profile,
  printedAt,
  fonts,
}: {
  date: string
  samples: readonly LaboratorySample[]
  profile: ProviderProfile
  printedAt: Date
  fonts: PdfFonts
}): Promise<Buffer> {
  const title = `Labels ${formatDate(date)}`
  const pdf = await openPdf({ title, author: profile.name, at: printedAt, fonts, content: samples })
  const perPage = LABEL.across * LABEL.down
  samples.flatMap(labelsOf).forEach((label, index) => {
    const place = index % perPage
    if (place === 0 && index > 0) pdf.addPage()
    const [row, column] = [Math.floor(place / LABEL.across), place % LABEL.across]
    drawLabel(pdf, label, { x: column * LABEL.width + PADDING.x, top: TOP + row * LABEL.height + PADDING.y })
  })
  if (samples.length === 0) drawText(pdf, 'No labels to print.', PAGE.left, 56, { size: 12 })
  return closePdf(pdf)
}

function drawLabel(pdf: Pdf, { sample, specimen, place }: Label, { x, top }: { x: number; top: number }): void {
  const { fullName, identity, accession, orderId, fasted } = sample
  const small = { face: 'text', size: 8, width: WIDTH } as const
  const mark = { face: 'strong', size: 8, width: (fasted === false ? 26 : 10) * MM } as const
  const strong = { face: 'strong', size: 8, width: WIDTH - mark.width } as const
  const number = { face: 'strong', size: 10, width: 26 * MM } as const
  const born = identityText(identity)
  const bornText = born ? `Born ${born}` : BORN_BY_HAND
  const bottom = top + LABEL.height - 2 * PADDING.y - measure(pdf, accession ?? '', number)
  const below = measure(pdf, bornText, small) + measure(pdf, specimen, strong)
  const room = bottom - top - below - 2 * BARCODE.gap - BARCODE.least
  const nameStyle = (size: number) => ({ face: 'strong', size, width: WIDTH }) as const
  const size = NAME_SIZES.find((each) => measure(pdf, fullName, nameStyle(each)) <= room) ?? NAME_SIZES.at(-1) ?? 5

  const nameEnd = drawText(pdf, fullName, x, top, nameStyle(size))
  const bornEnd = drawText(pdf, bornText, x, nameEnd, small)
  const markText = fasted === false ? `NOT FASTED ${place}` : place
  drawText(pdf, markText, x + strong.width, bornEnd, { ...mark, align: 'right' })
  const y = drawText(pdf, specimen, x, bornEnd, strong) + BARCODE.gap
  drawCode128(pdf, accession ?? '', {
    ...{ x: x + (WIDTH - BARCODE.width) / 2, y },
    ...{ width: BARCODE.width, height: bottom - BARCODE.gap - y },
  })
  drawText(pdf, spacedAccession(accession ?? ''), x, bottom, number)
  drawText(pdf, orderId, x + number.width, bottom + 3, { size: 6.5, width: WIDTH - number.width, align: 'right' })
}
