import bidiFactory from 'bidi-js'
import type { DocumentFonts, Face } from './pdf-fonts'
import { hasArabic, isIsolate } from './printable'

const bidi = bidiFactory()

export interface Run {
  text: string
  font: string
}

/**
 * Splits one line into runs from left to right, cut where font or direction changes (Unicode's bidirectional algorithm).
 * Arabic runs keep their logical order, since the font's shaping reverses them. Without `direction` the line's first letter says
 * which way it runs.
 */
export function visualRuns(line: string, fontAt: (index: number) => string, direction?: 'rtl'): Run[] {
  const levels = bidi.getEmbeddingLevels(line, direction)
  const runs: (Run & { last: number; rtl: boolean })[] = []
  for (const at of bidi.getReorderedIndices(line, levels)) {
    if (isIsolate(line[at] ?? '')) continue
    const rtl = bidi.getBidiCharTypeName(line[at] ?? '') !== 'AN' && (levels.levels[at] ?? 0) % 2 === 1
    const arabic = hasArabic(line[at] ?? '') || /[\u200c\u200d]/.test(line[at] ?? '')
    const font = fontAt(at)
    // A bracket in text from right to left is mirrored.
    const char = (rtl && bidi.getMirroredCharacter(line[at] ?? '')) || (line[at] ?? '')
    const run = runs.at(-1)
    // Shaping would reverse Arabic digits, which run from left to right: each is a run.
    const joins = run?.font === font && run.rtl === rtl && at === run.last + (rtl ? -1 : 1) && (rtl || !arabic)
    if (run && joins) {
      run.text = arabic && rtl ? char + run.text : run.text + char
      run.last = at
    } else runs.push({ text: char, font, rtl, last: at })
  }
  return runs.map(({ text, font }) => ({ text, font }))
}

/** The runs of a printable line in the document's fonts. */
export function fontRuns(
  line: string,
  face: Face,
  { nameOf }: Pick<DocumentFonts, 'nameOf'>,
  direction?: 'rtl',
): Run[] {
  const fonts: string[] = []
  for (const word of line.split(/(\s+)/)) {
    const chars = Array.from(word)
    const isLatin = (char: string) => /[\p{sc=Latin}\p{sc=Zinh}]/u.test(char)
    // Latin letters of one word are of one design.
    const beyond = chars.some((char) => isLatin(char) && nameOf(char, face)?.startsWith('noto'))
    for (const char of chars) {
      // A joiner belongs to the letters that it joins.
      const joined = /[\u200c\u200d]/.test(char) ? fonts.at(-1) : undefined
      const font = joined ?? nameOf(char, face, beyond && isLatin(char) ? 'noto' : 'own') ?? face
      for (let unit = 0; unit < char.length; unit++) fonts.push(font)
    }
  }
  return visualRuns(line, (index) => fonts[index] ?? face, direction)
}
