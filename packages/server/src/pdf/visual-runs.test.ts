import { describe, expect, it } from 'vitest'
import { FONTS } from '../email/samples.fixture'
import { listed } from './pdf-text'
import { hasArabic, printable } from './printable'
import { visualRuns } from './visual-runs'

const scriptAt = (line: string) => (at: number) => (hasArabic(line[at] ?? '') ? 'arabic' : 'latin')
const paper = (line: string) =>
  visualRuns(line, scriptAt(line)).map(({ text, font }) => (font === 'arabic' ? `{${text}}` : text))

describe('a line with Arabic from left to right', () => {
  it.each([
    ['Marina Gate', ['Marina Gate']],
    ['محمد', ['{محمد}']],
    ['محمد علي', ['{علي}', ' ', '{محمد}']],
    ['1204, برج', ['{برج}', ' ,', '1204']],
    ['Block C برج', ['Block C ', '{برج}']],
    ['برج (B)', ['(', 'B', ') ', '{برج}']],
    ['الطابق ٣', ['{٣}', ' ', '{الطابق}']],
    ['شقة ١٢٠٤', ['{١}', '{٢}', '{٠}', '{٤}', ' ', '{شقة}']],
    ['رقم 12/34', ['12/34', ' ', '{رقم}']],
    ['Tower ٣', ['Tower ', '{٣}']],
    ['', []],
  ])('visualRuns splits the line "%s" into runs from left to right', (line, runs) => {
    expect(paper(line)).toEqual(runs)
  })

  it.each([
    ['1204', 'مبنى ABC', ['1204, ', 'ABC', ' ', '{مبنى}']],
    ['برج', 'Block C', ['{برج}', ', Block C']],
    ['شقة ٣', 'برج', ['{٣}', ' ', '{شقة}', ', ', '{برج}']],
  ])('an address of %s and %s begins at the left in an English document', (door, building, runs) => {
    expect(paper(listed({ direction: 'ltr' }, [door, building]))).toEqual(runs)
  })

  it.each([
    [
      'an isolated name keeps its brackets and its place',
      'فحص \u2068Lp(a)\u2069، جاهز',
      ['{جاهز}', ' ', '{،}', 'Lp(a)', ' ', '{فحص}'],
    ],
    ['a phone number keeps its plus', 'على \u2066+971 4 000\u2069.', ['.', '+971 4 000', ' ', '{على}']],
    ['a line of Latin letters ends at the left', 'Marina Gate.', ['.', 'Marina Gate']],
  ])('in a document from right to left %s, and marks are not drawn', (_, line, runs) => {
    const drawn = visualRuns(line, scriptAt(line), 'rtl').map(({ text, font }) =>
      font === 'arabic' ? `{${text}}` : text,
    )
    expect(drawn).toEqual(runs)
  })

  it('visualRuns neither loses nor repeats a letter of any mixed text', () => {
    const letters = 'ab1٣ محر(),-.'
    for (let n = 0; n < 2000; n++) {
      const line = Array.from(
        { length: 1 + (n % 9) },
        (_, at) => letters[(n * 31 + at * at * 7 + at * n) % letters.length],
      )
      const sorted = (text: string) => Array.from(text.replace(/[()]/g, '|')).sort().join('')
      const output = visualRuns(line.join(''), scriptAt(line.join('')))
        .map(({ text }) => text)
        .join('')
      expect(sorted(output)).toBe(sorted(line.join('')))
    }
  })
})

describe('text in the fonts of documents', () => {
  it.each([
    ['Łukasz Şahin Œuvre', 'Łukasz Şahin Œuvre'],
    ['王 Wang', '王 Wang'],
    ['محمد', 'محمد'],
    ['ﻣﺤﻤﺪ', 'محمد'],
    ['a\u202Eb\u200F', 'ab'],
    ['\u2068CA 15-3\u2069', '\u2068CA 15-3\u2069'],
    ['ክንፈ', 'knfe'],
    ['გიორგი', 'giorgi'],
    ['Anna 🌸', 'Anna :cherry_blossom:'],
  ])('printable writes "%s" as "%s", with what no font has in its nearest Latin letters', async (text, output) => {
    expect(printable(text, await FONTS(text))).toBe(output)
  })
})
