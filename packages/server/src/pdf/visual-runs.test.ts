import { describe, expect, it } from 'vitest'
import { printable } from './printable'
import { visualRuns } from './visual-runs'

const paper = (line: string) => visualRuns(line).map(({ text, arabic }) => (arabic ? `{${text}}` : text))

describe('a line with Arabic from left to right', () => {
  it.each([
    ['Marina Gate', ['Marina Gate']],
    ['محمد', ['{محمد}']],
    ['محمد علي', ['{علي}', ' ', '{محمد}']],
    ['1204, برج', ['{برج}', ' ,', '1204']],
    ['Block C برج', ['Block C ', '{برج}']],
    ['برج (B)', ['(', 'B', ') ', '{برج}']],
    ['الطابق ٣', ['{٣}', ' ', '{الطابق}']],
    ['رقم 12/34', ['12/34', ' ', '{رقم}']],
    ['Tower ٣', ['Tower ', '{٣}']],
    ['', []],
  ])('visualRuns splits the line "%s" into runs from left to right', (line, runs) => {
    expect(paper(line)).toEqual(runs)
  })

  it('visualRuns neither loses nor repeats a letter of any mixed text', () => {
    const letters = 'ab1٣ محر(),-.'
    for (let n = 0; n < 2000; n++) {
      const line = Array.from(
        { length: 1 + (n % 9) },
        (_, at) => letters[(n * 31 + at * at * 7 + at * n) % letters.length],
      )
      const sorted = (text: string) => Array.from(text.replace(/[()]/g, '|')).sort().join('')
      const output = visualRuns(line.join(''))
        .map(({ text }) => text)
        .join('')
      expect(sorted(output)).toBe(sorted(line.join('')))
    }
  })
})

describe('text in the fonts of documents', () => {
  it.each([
    ['Łukasz Şahin Œuvre', 'Lukasz Sahin OEuvre'],
    ['Zoë Müller', 'Zoë Müller'],
    ['王 Wang', '? Wang'],
    ['محمد', 'محمد'],
    ['ﻣﺤﻤﺪ', 'محمد'],
    ['a\u202Eb\u200F', 'ab'],
  ])('printable replaces "%s" by "%s"', (text, output) => {
    expect(printable(text)).toBe(output)
  })
})
