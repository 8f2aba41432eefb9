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
const accented = 'éöü'
const letters = [ascii, Array.from(symbols), range(0xc0, 0xff)].flat()

const rare = Array.from('$<=>[\\]^_`{|}~£®′€™↑↓÷').concat(
  range(0xc0, 0xff).filter((letter) => !`×÷${accented}`.includes(letter)),
)

// Headings have one weight, and the size that they are drawn for is one between those in use, 20 to 48 px: as an axis it
// would be half of the file again.
const fonts = [
  {
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    target: 'fraunces',
    axes: { wght: 500, opsz: 36, SOFT: 60, WONK: 0 },
    features: ['kern', 'liga', 'rvrn'],
    rare: [...rare, '#', '*', ';', '@', '©', '°', '×', '•', '−'],
  },
  {
    source: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    target: 'figtree',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'tnum'],
    rare,
  },
]

/** The code points of letters as CSS writes them: `U+24, U+3C-3E`. */
function unicodeRange(glyphs) {
  const codes = glyphs.map((letter) => letter.codePointAt(0)).toSorted((one, other) => one - other)
  const hex = (code) => code.toString(16).toUpperCase()
  const starts = codes.filter((code) => !codes.includes(code - 1))
  const ends = codes.filter((code) => !codes.includes(code + 1))
  return starts.map((start, at) => `U+${hex(start)}${start === ends[at] ? '' : `-${hex(ends[at])}`}`).join(', ')
}

const folder = new URL('../src/fonts/', import.meta.url)
const css = (await readFile(new URL('../src/fonts.css', import.meta.url), 'utf8')).replaceAll(/\s+/g, ' ')
await mkdir(folder, { recursive: true })
let total = 0
for (const { source, target, axes, features, rare: rareOnes } of fonts) {
  const original = await readFile(source)
  const cut = async (name, glyphs) => {
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features }
    const subset = await subsetFont(original, glyphs.join(''), options)
    await writeFile(new URL(`${name}.woff2`, folder), subset)
    console.log(`${name}: ${original.length} → ${subset.length} bytes`)
    return subset.length
  }
  const common = letters.filter((letter) => !rareOnes.includes(letter))
  total += await cut(target, common)
  await cut(`${target}-rare`, rareOnes)
  const face = `url('./fonts/${target}-rare.woff2') format('woff2'); unicode-range: ${unicodeRange(rareOnes)};`
  if (!css.includes(face)) throw new Error(`src/fonts.css needs this: ${face}`)
}
console.log(`on every English page: ${total} bytes`)
if (total > BUDGET) throw new Error(`The fonts weigh ${total} bytes, more than the ${BUDGET} that the site allows`)

// Arabic letters, the vowel signs that our texts have, and punctuation. Digits and Latin words are those of the two fonts above.
const arabic = [range(0x621, 0x63a), range(0x640, 0x64b), Array.from('\u064d\u064e\u064f\u0651،؛؟«»')].flat().join('')
const joining = ['init', 'medi', 'fina', 'isol', 'rlig', 'mark', 'mkmk', 'ccmp']
// Plex has 124 ligatures of letters such as ف and ي, a quarter of each file. Without closure only the glyphs of these code
// points stay: the forms of each letter, lam with alef, and a shadda with a vowel sign.
const forms = [...range(0xfe80, 0xfefc), ...range(0xfc5e, 0xfc62)].join('')
/** For providers that have chosen them; no other page loads them. */
const arabicDigits = `${range(0x660, 0x669).join('')}٪٫٬`
const plex = (weight, glyphs = arabic + forms) => ({
  source: require.resolve(`@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`),
  glyphs,
  noLayoutClosure: true,
})
const naskh = require.resolve('@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2')
for (const { target, source, glyphs, ...cutting } of [
  { target: 'arabic-text', ...plex(400) },
  { target: 'arabic-bold', ...plex(600) },
  { target: 'arabic-digits', ...plex(400, arabicDigits) },
  { target: 'arabic-digits-bold', ...plex(600, arabicDigits) },
  { target: 'arabic-heading', source: naskh, glyphs: arabic, variationAxes: { wght: 650 } },
]) {
  const options = { targetFormat: 'woff2', keepFeatures: joining, noHinting: true, ...cutting }
  const subset = await subsetFont(await readFile(source), glyphs, options)
  await writeFile(new URL(`${target}.woff2`, folder), subset)
  console.log(`${target}: ${subset.length} bytes`)
}
