import { readFile } from 'node:fs/promises'
import { create, type Font, type Glyph } from 'fontkit'

/** A letter on the paper as pdfkit takes it. */
type PlacedGlyph = Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'>

/**
 * Opens a WOFF2 file in one weight, as pdfkit takes fonts. HarfBuzz joins and orders its letters: fontkit's own shaping
 * ends with an error for Malayalam.
 */
export async function openShapedFont(path: string, weight: number): Promise<Font> {
  // Most documents need neither library, and each is megabytes.
  const [{ default: subsetFont }, hb] = await Promise.all([import('subset-font'), import('harfbuzzjs')])
  const file = await subsetFont(await readFile(path), '', {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  })
  const font = create(file)
  if (!('characterSet' in font)) throw new TypeError(`${path} holds more than one font.`)
  const letters = new Map(font.characterSet.map((code) => [font.glyphForCodePoint(code).id, code]))
  const shaper = new hb.Font(new hb.Face(new hb.Blob(file), 0))
  const layout = (text: string) => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(shaper, buffer)
    const shaped = buffer.getGlyphInfosAndPositions()
    const starts = [...new Set(shaped.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
    const told = new Set<number>()
    const glyphs = shaped.map(({ codepoint: id, cluster }): PlacedGlyph => {
      // What readers copy out: a glyph's own letter, else that of the letters that were joined.
      const letter = letters.get(id)
      const joined = letter === undefined && !told.has(cluster)
      if (joined) told.add(cluster)
      const end = starts[starts.indexOf(cluster) + 1] ?? text.length
      const codePoints = joined
        ? Array.from(text.slice(cluster, end), (char) => char.codePointAt(0) ?? 0)
        : [letter].filter((code) => code !== undefined)
      return { id, advanceWidth: font.getGlyph(id).advanceWidth, codePoints }
    })
    const positions = shaped.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }))
    return {
      glyphs,
      positions,
      /** Read after pdfkit has scaled the positions. */
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit uses these parts of a laid out run only.
  return Object.assign(font, { layout: layout as unknown as Font['layout'] })
}
