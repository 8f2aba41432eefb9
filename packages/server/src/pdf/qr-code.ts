import { encode } from 'uqr'
import { PALETTE } from './palette'
import { decorate, type Pdf } from './pdf-page'

/** The quiet zone that readers need, in modules. */
const BORDER = 4

/** Draws text as a QR code, black on white, as a square of `size` points with its quiet zone. */
export function drawQrCode(pdf: Pdf, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: BORDER })
  const side = size / modules
  decorate(pdf, () => {
    pdf.roundedRect(x, y, size, size, side * 2).fill(PALETTE.white)
    data.forEach((row, rowIndex) =>
      row.forEach((dark, column) => {
        if (dark) pdf.rect(x + column * side, y + rowIndex * side, side, side)
      }),
    )
    pdf.fill(PALETTE.ink)
  })
}
