import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstLookAlikes, skeleton } from './look-alikes'

describe('names that look the same', () => {
  it.each([
    ['a zero width space', 'Mona Haddad', 'Mo\u200Bna Haddad'],
    ['a soft hyphen', 'Mona Haddad', 'Mona Had\u00ADdad'],
    ['a word joiner and a direction mark', 'Mona Haddad', 'Mona\u2060 \u200FHaddad'],
    ['a variation selector', 'Mona Haddad', 'Mona\uFE0F Haddad'],
    ['a Hangul filler', 'Mona Haddad', 'Mona\u3164 Haddad'],
    ['full width letters', 'Mona Haddad', 'Ｍｏｎａ Ｈａｄｄａｄ'],
    ['mathematical letters', 'Mona Haddad', '𝐌𝐨𝐧𝐚 𝐇𝐚𝐝𝐝𝐚𝐝'],
    ['Cyrillic letters', 'Mona Hacop', 'Моnа Насор'],
    ['Greek letters', 'MONA HADDAD', 'ΜΟΝΑ HADDAD'],
    ['Armenian letters', 'Noah', 'Nօaհ'],
    ['other case and spaces', 'Mona Haddad', ' mona\u00A0\u2009HADDAD '],
    ['no space at all', 'Mona Haddad', 'MonaHaddad'],
    ['a capital i for an l', 'Ali Hassan', 'AIi Hassan'],
    ['a digit for a letter', 'Lola', 'L0la'],
    ['an accent', 'Jose', 'José'],
    ['a combining accent', 'José', 'Jose\u0301'],
    ['an apostrophe', "O'Neil", 'O’Neil'],
    ['another dash', 'Anna-Maria', 'Anna‐Maria'],
    ['a dotless i', 'Mina', 'Mına'],
    ['a Persian yeh', 'علي', 'علی'],
    ['Arabic vowel signs and a tatweel', 'محمد', 'مُحـمَّد'],
  ])('skeleton is equal for %s', (_, one, other) => {
    expect(skeleton(other)).toBe(skeleton(one))
    expect(firstLookAlikes(['Somebody Else', one, other])).toEqual([1, 2])
  })

  it.each([
    ['Omar Haddad', 'Mona Haddad'],
    ['Sara', 'Sarah'],
    ['محمد', 'محمود'],
    ['Lina Haddad', 'Dina Haddad'],
    ['Анна', 'Инна'],
  ])('skeleton differs for %s and %s', (one, other) => {
    expect(skeleton(one)).not.toBe(skeleton(other))
  })

  it('skeleton is the same for an accent of its own and one behind an invisible character', () => {
    expect(skeleton('\u03D2\u200B\u0301')).toBe(skeleton('\u03D2\u0301'))
  })

  it('skeleton ignores invisible characters anywhere in any name', () => {
    const invisible = fc.constantFrom('\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u180E', '\u{E0061}')
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        fc.nat(12),
        invisible,
        (name, at, extra) => {
          const letters = Array.from(name)
          const place = Math.min(at, letters.length)
          const altered = [...letters.slice(0, place), extra, ...letters.slice(place)].join('')
          expect(skeleton(altered.normalize('NFC'))).toBe(skeleton(name))
        },
      ),
    )
  })

  it('skeleton of a skeleton is the same skeleton', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (name) => {
        const once = skeleton(name)
        expect(skeleton(once)).toBe(once)
      }),
    )
  })
})
