import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { dataFile } from '../process/data-file'
import { hasArabic } from './printable'
import { openShapedFont } from './shaped-font'
import { familiesFor, slicesFor } from './script-slices'

const OWN = {
  display: 'fraunces-medium.ttf',
  text: 'figtree-regular.ttf',
  strong: 'figtree-semibold.ttf',
  'arabic-text': 'plex-arabic-regular.ttf',
  'arabic-strong': 'plex-arabic-semibold.ttf',
} as const

export type Face = 'display' | 'text' | 'strong'

/** The fonts of one document: its texts decide which are loaded. */
export interface DocumentFonts {
  /** All of them, by the names that `nameOf` gives. */
  fonts: ReadonlyMap<string, Font>
  /** The name of the font that has the letter; undefined if none has it. */
  nameOf: (char: string, face: Face, family?: 'own' | 'noto') => string | undefined
}

/** Returns the fonts that can write a text. */
export type PdfFonts = (text: string) => Promise<DocumentFonts>

/** Opens each font once, at its first use: reading the files is most of a small document's cost. */
export function createPdfFonts(): PdfFonts {
  let own: Map<string, Font> | undefined
  const letters = new WeakMap<Font, ReadonlySet<number>>()
  const lettersOf = (font: Font): ReadonlySet<number> => {
    const known = letters.get(font) ?? new Set(font.characterSet)
    letters.set(font, known)
    return known
  }
  const opened = new Map<string, Promise<Font>>()
  const open = (name: string, path: string, weight: number): Promise<Font> => {
    const font = opened.get(name) ?? openShapedFont(path, weight)
    opened.set(name, font)
    font.catch(() => opened.delete(name))
    return font
  }
  return async (text) => {
    own ??= new Map(Object.entries(OWN).map(([face, file]) => [face, openFont(file)]))
    const fonts = new Map(own)
    const has = (name: string, char: string): boolean => {
      const font = fonts.get(name)
      return font !== undefined && lettersOf(font).has(char.codePointAt(0) ?? 0)
    }
    const ownName = (char: string, face: Face) =>
      [face, face === 'text' ? 'arabic-text' : 'arabic-strong'].find((name) => has(name, char))

    const families = familiesFor(text)
    const sliceOf = new Map<string, string>()
    for (const char of lettersBeyond(text, (letter) => ownName(letter, 'strong') !== undefined))
      for (const { name, path } of slicesFor(char, families)) {
        for (const [style, weight] of Object.entries(WEIGHTS))
          fonts.set(`${name}-${style}`, await open(`${name}-${style}`, path, weight))
        if (!has(`${name}-text`, char)) continue
        sliceOf.set(char, name)
        break
      }
    const notoName = (char: string, face: Face) => {
      const name = sliceOf.get(char)
      return name && `${name}-${face === 'text' ? 'text' : 'strong'}`
    }
    return {
      fonts,
      nameOf: (char, face, family = 'own') =>
        family === 'own'
          ? (ownName(char, face) ?? notoName(char, face))
          : (notoName(char, face) ?? ownName(char, face)),
    }
  }
}

const WEIGHTS = { text: 400, strong: 600 }

/** The letters that our own fonts lack, and those beside them: a Latin word in letters of two designs looks wrong. */
function lettersBeyond(text: string, has: (char: string) => boolean): Set<string> {
  const parts = text.normalize('NFC').match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]/gu) ?? []
  const isLatin = (char: string) => /[\p{sc=Latin}\p{sc=Zinh}]/u.test(char)
  return new Set(
    parts.flatMap((part) => {
      const missing = Array.from(part).filter((char) => !has(char))
      return missing.some(isLatin) ? Array.from(part) : missing
    }),
  )
}

function openFont(file: string): Font {
  const font = create(readFileSync(dataFile(`fonts/${file}`)))
  if (!('characterSet' in font)) throw new TypeError(`${file} holds more than one font.`)
  // fontkit stores with each glyph the letter that first used it, and readers copy that letter out of the document. So
  // each glyph is looked up by its own letter first, or one document would decide it for the next one.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  return withLetters(font)
}

/**
 * A glyph that stands for no single letter has the letters of its first use. Parts of other glyphs are looked up without any, which
 * would stay so. Readers turn text from right to left round letter by letter, also the letters of one glyph, such as those of لا.
 */
function withLetters(font: Font): Font {
  const glyphOf = font.getGlyph.bind(font)
  font.getGlyph = (id, letters = []) => {
    const glyph = glyphOf(id, letters)
    if (letters.length > 1 && hasArabic(String.fromCodePoint(...letters))) glyph.codePoints = letters.toReversed()
    else if (glyph.codePoints.length === 0) glyph.codePoints = letters
    return glyph
  }
  return font
}
