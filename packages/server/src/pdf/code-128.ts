import JsBarcode from 'jsbarcode'
import { PALETTE } from './palette'
import { decorate, type Pdf } from './pdf-page'

/** The modules of a barcode of Code 128, `1` for a dark one. The library only encodes. */
export function modulesOf(value: string): string {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, value, { format: 'CODE128' })
  return (drawn.encodings ?? []).map(({ data }) => data).join('')
}

/** Draws a barcode; whoever calls it leaves ten modules of white on both sides. */
export function drawCode128(
  pdf: Pdf,
  value: string,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): void {
  const modules = modulesOf(value)
  const side = width / modules.length
  decorate(pdf, () => {
    for (const { 0: bar, index } of modules.matchAll(/1+/g)) pdf.rect(x + index * side, y, bar.length * side, height)
    pdf.fill(PALETTE.ink)
  })
}
