// Cuts the two variable fonts down to what the site sets: latin text, the weights and sizes in use. Letters with accents and
// rare signs are files of their own, which a browser fetches for a page that has one.
// Run by hand after a change of font or glyphs: `node scripts/subset-fonts.mjs`; the output is committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const BUDGET = 22 * 1024

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
const ascii = range(0x20, 0x7e)
const symbols = '\u00a0\u00ad£©®°·×–—‘’“”•…′€™→←↑↓−≤≥'
/** They are in words of the catalogue and of the service pages. */
const common = 'éöü'
/** As the unicode-range in src/fonts.css. */
const isRare = (letter) => /[$<=>[-`{-~£®À-ÿ′€™↑↓]/.test(letter) && !`×${common}`.includes(letter)
const letters = [ascii, Array.from(symbols), range(0xc0, 0xff)].flat()

// Headings have one weight, and the size that they are drawn for is one between those in use, 20 to 48 px: as an axis it
// would be half of the file again.
const fonts = [
  {
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    target: 'fraunces',
    axes: { wght: 500, opsz: 36, SOFT: 60, WONK: 0 },
    features: ['kern', 'liga'],
  },
  {
    source: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    target: 'figtree',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'tnum'],
  },
]

const folder = new URL('../src/fonts/', import.meta.url)
await mkdir(folder, { recursive: true })
let total = 0
for (const { source, target, axes, features } of fonts) {
  const original = await readFile(source)
  const cut = async (name, glyphs) => {
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features }
    const subset = await subsetFont(original, glyphs.join(''), options)
    await writeFile(new URL(`${name}.woff2`, folder), subset)
    console.log(`${name}: ${original.length} → ${subset.length} bytes`)
    return subset.length
  }
  total += await cut(
    target,
    letters.filter((letter) => !isRare(letter)),
  )
  await cut(`${target}-rare`, letters.filter(isRare))
}
/** The code points of letters as CSS writes them: `U+24, U+3C-3E`. */
function unicodeRange(letters) {
  const codes = letters.map((letter) => letter.codePointAt(0)).toSorted((one, other) => one - other)
  const hex = (code) => code.toString(16).toUpperCase()
  const starts = codes.filter((code) => !codes.includes(code - 1))
  const ends = codes.filter((code) => !codes.includes(code + 1))
  return starts.map((start, at) => `U+${hex(start)}${start === ends[at] ? '' : `-${hex(ends[at])}`}`).join(', ')
}
const rareRange = unicodeRange(letters.filter(isRare))
const css = await readFile(new URL('../src/fonts.css', import.meta.url), 'utf8')
if (css.replaceAll(/\s+/g, ' ').split(`unicode-range: ${rareRange};`).length !== 1 + fonts.length)
  throw new Error(`src/fonts.css needs this for the rare letters: unicode-range: ${rareRange};`)
console.log(`on every page: ${total} bytes`)
if (total > BUDGET) throw new Error(`The fonts weigh ${total} bytes, more than the ${BUDGET} that the site allows`)
