import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { dataFile } from '../data-file'
import type { Pdf } from './pdf-page'

const FONTS = {
  display: 'fraunces-medium.ttf',
  text: 'figtree-regular.ttf',
  strong: 'figtree-semibold.ttf',
  'arabic-text': 'plex-arabic-regular.ttf',
  'arabic-strong': 'plex-arabic-semibold.ttf',
} as const

/** Returns our fonts by name. */
export type PdfFonts = () => Record<string, Font>

/** Opens each font once, at its first use: reading the files is most of a small document's cost. */
export function createPdfFonts(): PdfFonts {
  let opened: Record<string, Font> | undefined
  return () => (opened ??= Object.fromEntries(Object.entries(FONTS).map(([face, file]) => [face, openFont(file)])))
}

export function registerFonts(pdf: Pdf, fonts: PdfFonts): void {
  for (const [face, font] of Object.entries(fonts())) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit takes an opened font as well as a file; its types don't say so.
    pdf.registerFont(face, font as unknown as Buffer)
  }
}

function openFont(file: string): Font {
  const font = create(readFileSync(dataFile(`fonts/${file}`)))
  if (!('characterSet' in font)) throw new TypeError(`${file} holds more than one font.`)
  // fontkit stores with each glyph the letter that first used it, and readers copy that letter out of the document. So
  // each glyph is looked up by its own letter first, or one document would decide it for the next one.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  return font
}
