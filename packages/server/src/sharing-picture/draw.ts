import type { Font } from 'fontkit'
import { loadSharp } from '../process/load-sharp'
import { printable } from '../pdf/printable'
import type { PdfFonts } from '../pdf/pdf-fonts'
import { fontRuns, type Run } from '../pdf/visual-runs'

/** The place beside the mark that the drawings leave for the name, in pixels. */
const PLACE = { x: 172, middle: 98, width: 460 }
const INK = '#12302b'
const LEADING = 1.2
/** A name is as large as fits: on one line, else on two. */
const SIZES = [
  { lines: 1, size: 38 },
  { lines: 1, size: 32 },
  { lines: 2, size: 30 },
  { lines: 2, size: 24 },
]
const SMALLEST = { lines: 2, size: 20 }

/** Draws the provider's name on a drawing. Letters are drawn as outlines: no font of the system is needed. */
export async function drawName({ drawing, name, fonts }: { drawing: Buffer; name: string; fonts: PdfFonts }) {
  const sharp = await loadSharp()
  const nameFonts = await fonts(name)
  const fontOf = ({ font }: Run): Font => {
    const found = nameFonts.fonts.get(font)
    if (!found) throw new Error(`The fonts of documents lack ${font}.`)
    return found
  }
  const runsOf = (line: string) => fontRuns(line, 'strong', nameFonts)
  const widthOf = (line: string, size: number) =>
    runsOf(line).reduce((sum, run) => sum + laidOut(fontOf(run), run.text, size).width, 0)
  const { lines, size } = fit(printable(name, nameFonts), widthOf)
  const top = PLACE.middle - ((lines.length - 1) * size * LEADING) / 2
  const outlines = lines.map((line, index) => {
    // The letters' middle is about a third of their size above the line that they stand on.
    const y = top + index * size * LEADING + size * 0.35
    let x = PLACE.x
    return runsOf(line).map((run) => {
      const { paths, width } = laidOut(fontOf(run), run.text, size, { x, y })
      x += width
      return paths
    })
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="${INK}">${outlines.flat(2).join('')}</svg>`
  return sharp(drawing)
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function fit(name: string, widthOf: (line: string, size: number) => number): { lines: string[]; size: number } {
  for (const { lines: most, size } of SIZES) {
    const lines = wrap(name, (line) => widthOf(line, size) <= PLACE.width)
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= PLACE.width)) return { lines, size }
  }
  const fits = (line: string) => widthOf(line, SMALLEST.size) <= PLACE.width
  return {
    lines: wrap(name, fits)
      .slice(0, SMALLEST.lines)
      .map((line) => shorten(line, fits)),
    size: SMALLEST.size,
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
