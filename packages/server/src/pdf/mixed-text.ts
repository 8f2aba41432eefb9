import type { Pdf } from './pdf-page'
import type { Face } from './pdf-fonts'
import { isIsolate } from './printable'
import { fontRuns, type Run } from './visual-runs'

interface TextStyle {
  face: Face
  size: number
  leading: number
  width: number
}

interface TextPosition extends TextStyle {
  x: number
  y: number
  align: 'left' | 'right'
}

/** The distance from a line's top to its baseline, relative to the font size: the ascent of the Latin fonts. */
const ASCENT = { display: 0.978, text: 0.95, strong: 0.95 } as const
// A run is drawn whole: without a list of features pdfkit places word by word, from left to right in every script.
const WHOLE_RUN = { lineBreak: false, features: [] as PDFKit.Mixins.OpenTypeFeatures[] }

/** Draws text in the fonts and directions of its scripts, and returns its height. */
export function drawMixed(pdf: Pdf, text: string, place: TextPosition): number {
  const { x, y, width, align, face, size } = place
  const lines = wrap(pdf, text, place)
  const height = lineHeight(pdf, place)
  lines.forEach((line, index) => {
    const runs = runsOf(pdf, line, face)
    let left = align === 'right' ? x + width - widthOf(pdf, runs, place) : x
    for (const run of runs) {
      // Syllables are in the order of their shapes; whoever copies or hears the text gets it as it was written.
      if (run.font.startsWith('noto')) pdf.markContent('Span', { actual: run.text })
      selectFont(pdf, run, place).text(run.text, left, y + index * height + ASCENT[face] * size, {
        ...WHOLE_RUN,
        baseline: 'alphabetic',
      })
      if (run.font.startsWith('noto')) pdf.endMarkedContent()
      left += widthOf(pdf, [run], place)
    }
  })
  return lines.length * height
}

export function mixedHeight(pdf: Pdf, text: string, style: TextStyle): number {
  return wrap(pdf, text, style).length * lineHeight(pdf, style)
}

const lineHeight = (pdf: Pdf, { face, size, leading }: TextStyle) =>
  pdf.font(face).fontSize(size).currentLineHeight(true) + leading

/** In a document that is read from right to left each line runs so, whatever its first letter is. */
const runsOf = (pdf: Pdf, line: string, face: Face) =>
  fontRuns(line, face, pdf.documentFonts, pdf.direction === 'rtl' ? 'rtl' : undefined)

const selectFont = (pdf: Pdf, { font }: Run, { size }: TextStyle) => pdf.font(font).fontSize(size)

const widthOf = (pdf: Pdf, runs: readonly Run[], style: TextStyle) =>
  runs.reduce((sum, run) => sum + selectFont(pdf, run, style).widthOfString(run.text, WHOLE_RUN), 0)

/** Wraps text between words; a word that is too long for a line is broken inside. */
function wrap(pdf: Pdf, text: string, style: TextStyle): string[] {
  let open = ''
  return brokenLines(pdf, text, style).map((line) => {
    const whole = open + line
    open = openIsolates(whole)
    return whole
  })
}

/** What is isolated and goes on in the next line is isolated there, too. */
function openIsolates(line: string): string {
  const open: string[] = []
  for (const char of line) {
    if (char === '\u2069') open.pop()
    else if (isIsolate(char)) open.push(char)
  }
  return open.join('')
}

function brokenLines(pdf: Pdf, text: string, style: TextStyle): string[] {
  const fits = (line: string) => widthOf(pdf, runsOf(pdf, line, style.face), style) <= style.width
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = word
      while (!fits(line)) {
        const head = breakWord(line, fits)
        lines.push(head)
        line = line.slice(head.length)
      }
    }
    return [...lines, line]
  })
}

/** Thai, Chinese and Japanese have no spaces: such a text ends its line between words, any other between letters. */
function breakWord(word: string, fits: (line: string) => boolean): string {
  for (const granularity of ['word', 'grapheme'] as const) {
    let head = ''
    for (const { segment } of new Intl.Segmenter('en', { granularity }).segment(word)) {
      if (!fits(head + segment)) break
      head += segment
    }
    if (head !== '') return head
  }
  return Array.from(word)[0] ?? ''
}
