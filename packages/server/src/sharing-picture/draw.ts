import type { Font } from 'fontkit'
import { loadSharp } from '../process/load-sharp'
import { printable } from '../pdf/printable'
import type { Face, PdfFonts } from '../pdf/pdf-fonts'
import { fontRuns, type Run } from '../pdf/visual-runs'

/** The place beside the mark that the drawings leave for the name, in pixels, and what a name may be: on one line, else on two. */
export const NAME: Place = {
  ...{ x: 172, middle: 98, width: 460, face: 'strong', ink: '#12302b' },
  sizes: [
    { lines: 1, size: 38 },
    { lines: 1, size: 32 },
    { lines: 2, size: 30 },
    { lines: 2, size: 24 },
    { lines: 2, size: 20 },
  ],
}

export interface Place {
  /** Where lines begin; with `toLeft` where they end. */
  x: number
  toLeft?: boolean
  middle: number
  width: number
  face: Face
  ink: string
  /** The largest that fits is taken; in the last one the text is cut. */
  sizes: readonly { lines: number; size: number }[]
}

const LEADING = 1.2

/** Draws the provider's name on a drawing. */
export async function drawName({ drawing, name, fonts }: { drawing: Buffer; name: string; fonts: PdfFonts }) {
  return withTexts(drawing, [[name, NAME]], fonts)
}

/** Letters are drawn as outlines: no font of the system is needed. */
export async function withTexts(base: Buffer, texts: readonly (readonly [string, Place])[], fonts: PdfFonts) {
  const sharp = await loadSharp()
  const outlines = await Promise.all(texts.map(([text, place]) => outlinesOf(text, place, fonts)))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${outlines.join('')}</svg>`
  return sharp(base)
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function outlinesOf(text: string, place: Place, fonts: PdfFonts): Promise<string> {
  const own = await fonts(text)
  const fontOf = ({ font }: Run): Font => {
    const found = own.fonts.get(font)
    if (!found) throw new Error(`The fonts of documents lack ${font}.`)
    return found
  }
  const runsOf = (line: string) => fontRuns(line, place.face, own)
  const widthOf = (line: string, size: number) =>
    runsOf(line).reduce((sum, run) => sum + laidOut(fontOf(run), run.text, size).width, 0)
  const { lines, size } = fit(printable(text, own), place, widthOf)
  const top = place.middle - ((lines.length - 1) * size * LEADING) / 2
  const paths = lines.flatMap((line, index) => {
    // The letters' middle is about a third of their size above the line that they stand on.
    const y = top + index * size * LEADING + size * 0.35
    let x = place.toLeft ? place.x - widthOf(line, size) : place.x
    return runsOf(line).flatMap((run) => {
      const drawn = laidOut(fontOf(run), run.text, size, { x, y })
      x += drawn.width
      return drawn.paths
    })
  })
  return `<g fill="${place.ink}">${paths.join('')}</g>`
}

function fit(text: string, { sizes, width }: Place, widthOf: (line: string, size: number) => number) {
  const fitsIn = (size: number) => (line: string) => widthOf(line, size) <= width
  for (const { lines: most, size } of sizes) {
    const lines = wrap(text, fitsIn(size))
    if (lines.length <= most && lines.every(fitsIn(size))) return { lines, size }
  }
  const { lines: most, size } = sizes.at(-1) ?? { lines: 1, size: 20 }
  const fits = fitsIn(size)
  return {
    lines: wrap(text, fits)
      .slice(0, most)
      .map((line) => shorten(line, fits)),
    size,
  }
}

function wrap(name: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shorten(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  let kept = line
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1)
  return `${kept}…`
}

/** The outlines of a text from left to right, and how wide it is. */
function laidOut(font: Font, text: string, size: number, at = { x: 0, y: 0 }): { paths: string[]; width: number } {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  const paths = glyphs.map(({ id }, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const left = at.x + (x + xOffset) * scale
    x += xAdvance
    const move = `translate(${left.toFixed(2)} ${(at.y - yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})`
    return `<path transform="${move}" d="${font.getGlyph(id).path.toSVG()}"/>`
  })
  return { paths, width: x * scale }
}
