import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skeleton } from './look-alikes'
import { cleanLine, cleanLines, foldText, hasUnreadable, joinNames, latinDigits, readableLine } from './text'
import { searchKey, searchWords } from './search-words'

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
/** Marks without width or of direction. */
const UNSEEN = [
  ...between(0x200b, 0x200f),
  ...between(0x202a, 0x202e),
  ...between(0x2060, 0x2069),
  ...['\ufeff', '\u00ad', '\u061c', '\u180e', '\u3164', '\u{e0041}'],
]
const SPACES = [
  ...['\t', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', ' ', '   '],
  ...['\u00a0', '\u1680', ...between(0x2000, 0x200a), '\u202f', '\u205f', '\u3000', '\u2800'],
]
const CONTROLS = ['\0', '\u0007', '\u001b', '\u007f', '\u0090', '\ud800', '\udfff', '\uffff']
const WORDS = ['Mona', 'Haddad', 'فاطمة', 'Дом', 'मीना', '王', '12', 'a&b', 'Zoë', '👩🏽']
const anyText = fc.string({ unit: 'binary' })
const mark = fc.constantFrom(...UNSEEN)
const space = fc.constantFrom(...SPACES)

describe('cleaning', () => {
  it('marks that nobody sees are removed, and spaces of any kind are one space', () => {
    const parts = fc.array(fc.tuple(fc.constantFrom(...WORDS), fc.array(mark), fc.array(space, { minLength: 1 })), {
      minLength: 1,
    })
    fc.assert(
      fc.property(parts, fc.array(mark), (list, before) => {
        const typed =
          before.join('') + list.map(([word, marks, gap]) => word + gap.join('') + marks.join('') + ' ').join('')
        expect(cleanLine(typed)).toBe(
          list
            .map(([word]) => word)
            .join(' ')
            .normalize('NFC'),
        )
        expect(hasUnreadable(cleanLine(typed))).toBe(false)
      }),
    )
  })

  it('a mark inside a word of Latin, Cyrillic or Chinese letters or of digits leaves the word whole', () => {
    for (const unseen of UNSEEN)
      for (const word of ['Mona', 'Дом', '王小明', '0501'])
        expect(cleanLine(word[0] + unseen + word.slice(1))).toBe(word)
  })

  it('a line without what can’t be shown is a cleaned line that can be stored, and keeps what was readable', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const readable = readableLine(text)
        expect(hasUnreadable(readable)).toBe(false)
        expect(readableLine(readable)).toBe(readable)
        if (!hasUnreadable(cleanLine(text))) expect(readable).toBe(cleanLine(text))
      }),
    )
    for (const control of CONTROLS) expect(readableLine(`a${control}b`)).toBe(control === '\u0085' ? 'a b' : 'ab')
  })

  it('cleaning twice is cleaning once, and loses nothing that is seen', () => {
    const seen = (text: string) =>
      text.normalize('NFC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\s\u0085\u2800]/gu, '')
    fc.assert(
      fc.property(anyText, (text) => {
        for (const clean of [cleanLine, cleanLines]) {
          expect(clean(clean(text))).toBe(clean(text))
          expect(seen(clean(text)).normalize('NFC')).toBe(seen(text.replace(/[\v\f]/g, '\n')).normalize('NFC'))
        }
      }),
    )
  })

  it.each(['نمی‌خواهم', 'क्‍ष', 'ශ්‍රී', 'അവന്‍', '👩‍👩‍👧', '👩🏽‍⚕️', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
    '%s keeps the joiners that decide how it is drawn',
    (text) => expect(cleanLine(text)).toBe(text.normalize('NFC')),
  )

  it.each(['‌محمد‌', 'Mona‍', 'a‌b', '👩‍'])('joiners that join nothing are removed from %s', (text) => {
    expect(cleanLine(text)).toBe(text.replace(/[\u200c\u200d]/g, ''))
  })

  it('a text of several lines keeps its lines', () => {
    expect(cleanLines(' one \u200b\r\n two\t2 \u2028\n\nthree ')).toBe('one\n two 2\n\n\nthree')
  })

  it.each(CONTROLS)('the control character or half character %j stays and is found', (control) => {
    expect(hasUnreadable(cleanLine(`a${control}b`))).toBe(control !== '\u0085')
    expect(hasUnreadable(cleanLines(`a${control}b`))).toBe(control !== '\u0085')
  })
})

describe('comparing', () => {
  it.each([
    ['Zoë Al-Suwaidi', 'suwaidi zoe'],
    ['Mona Haddad', 'Mona  Al Haddad'],
    ['Haddad, Mona', 'mona al-haddad'],
    ['Khalid bin Walid', 'WALID KHALID'],
    ['Seán O’Neill', "sean o'neill"],
    ['فَاطِمة أحمد', 'فاطمه احمد'],
    ['محمد بن أحمد الحدّاد', 'حداد محمد احمد'],
    ['علی', 'على'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['Łukasz Straße', 'lukasz strasse'],
    ['ﻣﻮﻧﺎ', 'مونا'],
  ])('%s and %s are one name to a search', (one, other) => expect(searchKey(one)).toBe(searchKey(other)))

  it('a search for particles alone still has words', () => {
    expect(searchWords('Al')).toEqual(['al'])
    expect(searchWords(' - ')).toEqual([])
  })

  it('folding twice is folding once, and marks, spaces and digits of any script do not count', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
      { examples: [['˘'], ['Mina ´']] },
    )
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1 }), mark, (words, unseen) => {
        expect(searchKey(words.join(`${unseen} `))).toBe(searchKey(words.join(' ')))
      }),
    )
  })

  it('a digit of every script is its Latin digit', () => {
    for (let code = 0; code < 0x1ffff; code++) {
      const character = String.fromCodePoint(code)
      if (/\p{Nd}/u.test(character)) expect(latinDigits(character)).toMatch(/^[0-9]$/)
    }
    for (const digits of [
      '٠١٢٣٤٥٦٧٨٩',
      '۰۱۲۳۴۵۶۷۸۹',
      '०१२३४५६७८९',
      '০১২৩৪৫৬৭৮৯',
      '０１２３４５６７８９',
      '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
      '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
    ])
      expect(latinDigits(digits)).toBe('0123456789')
  })

  it.each([
    ['Mona', 'Моnа'],
    ['Alex', 'Аlех'],
    ['Omar 1', 'Omar l'],
    ['MONA', 'mona'],
    ['Zoe', 'Ζοe'],
  ])('%s and %s look the same', (one, other) => {
    expect(skeleton(one)).toBe(skeleton(other))
    expect(skeleton(one)).not.toBe(skeleton('Lina'))
  })

  it('a dash, a dot or a line in the place of a name is not part of the name', () => {
    for (const nothing of ['.', '--', '—', '_', '...']) expect(joinNames('Mona', nothing)).toBe('Mona')
    expect(joinNames('J. R.', 'Al Haddad Jr.')).toBe('J. R. Al Haddad Jr.')
    expect(joinNames('Mona', '-')).toBe('Mona')
    expect(joinNames(' – ', 'Haddad')).toBe('Haddad')
    expect(joinNames('Mona', 'Al-Haddad')).toBe('Mona Al-Haddad')
    expect(joinNames('-', '-')).toBe('')
  })
})
