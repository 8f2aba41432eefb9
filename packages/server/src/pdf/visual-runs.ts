import bidiFactory from 'bidi-js'
import { hasArabic } from './printable'

const bidi = bidiFactory()

export interface Run {
  text: string
  arabic: boolean
}

/**
 * Splits one line into runs from left to right, cut where the script changes (Unicode's bidirectional algorithm).
 * Arabic runs keep their logical order, since the font's shaping reverses them.
 */
export function visualRuns(line: string): Run[] {
  const levels = bidi.getEmbeddingLevels(line)
  const runs: (Run & { last: number; rtl: boolean })[] = []
  for (const at of bidi.getReorderedIndices(line, levels)) {
    const rtl = bidi.getBidiCharTypeName(line[at] ?? '') !== 'AN' && (levels.levels[at] ?? 0) % 2 === 1
    const arabic = hasArabic(line[at] ?? '')
    // A bracket in text from right to left is mirrored.
    const char = (rtl && bidi.getMirroredCharacter(line[at] ?? '')) || (line[at] ?? '')
    const run = runs.at(-1)
    if (run && run.arabic === arabic && run.rtl === rtl && at === run.last + (rtl ? -1 : 1)) {
      run.text = arabic && rtl ? char + run.text : run.text + char
      run.last = at
    } else runs.push({ text: char, arabic, rtl, last: at })
  }
  return runs.map(({ text, arabic }) => ({ text, arabic }))
}
