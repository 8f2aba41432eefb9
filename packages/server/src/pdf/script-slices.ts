import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Noto's families for scripts that our own fonts lack, in the order in which a letter is looked for. */
const FAMILIES = [
  'noto-sans',
  ...['bengali', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'sinhala', 'tamil', 'telugu', 'thai'].map(
    (script) => `noto-sans-${script}`,
  ),
]
const CHINESE = 'noto-sans-sc'
const JAPANESE = 'noto-sans-jp'
const KOREAN = 'noto-sans-kr'

/** A file with some of a family's letters: one of Chinese has a hundredth of them. */
export interface Slice {
  name: string
  path: string
  ranges: readonly [first: number, last: number][]
}

const slicesOf = new Map<string, Slice[]>()

/** The slices that may have the letter, the best first; the font itself decides. */
export const slicesFor = (char: string, families: readonly string[]): Slice[] => {
  const code = char.codePointAt(0) ?? 0
  return families.flatMap((family) =>
    readSlices(family).filter(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last)),
  )
}

/** Chinese, Japanese and Korean draw many letters differently; kana or hangul in a document tell which are meant. */
export function familiesFor(text: string): string[] {
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(text)) return [...FAMILIES, JAPANESE, CHINESE, KOREAN]
  if (/\p{sc=Hang}/u.test(text)) return [...FAMILIES, KOREAN, CHINESE, JAPANESE]
  return [...FAMILIES, CHINESE, JAPANESE, KOREAN]
}

function readSlices(family: string): Slice[] {
  const known = slicesOf.get(family)
  if (known) return known
  const manifest = findPackageJSON(`@fontsource-variable/${family}`, import.meta.url)
  if (!manifest) throw new Error(`The fonts of ${family} are not installed.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The packages' own format.
  const listed = JSON.parse(readFileSync(join(dirname(manifest), 'unicode.json'), 'utf8')) as Record<string, string>
  const slices = Object.entries(listed).map(([key, ranges]) => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`
    return { name, path: join(dirname(manifest), `files/${name}-wght-normal.woff2`), ranges: readRanges(ranges) }
  })
  slicesOf.set(family, slices)
  return slices
}

/** `U+0900-097F,U+20B9`. */
const readRanges = (text: string): [number, number][] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
