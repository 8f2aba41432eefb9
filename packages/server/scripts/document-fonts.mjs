// Makes the static instances of our fonts that PDF documents embed. Run this by hand after a change of font: `node
// scripts/document-fonts.mjs`. The output is committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€`
// Letters of Arabic, Persian and Urdu; the forms that they take in words come along by the fonts' own rules.
const arabic = range(0x600, 0x6ff)
const figtree = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const plex = (weight) =>
  require.resolve(`@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`)

const cuts = [
  {
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    target: 'fraunces-medium.ttf',
    glyphs: latin,
    axes: { wght: 500, opsz: 40, SOFT: 60, WONK: 0 },
  },
  { source: figtree, target: 'figtree-regular.ttf', glyphs: latin, axes: { wght: 400 } },
  { source: figtree, target: 'figtree-semibold.ttf', glyphs: latin, axes: { wght: 600 } },
  { source: plex(400), target: 'plex-arabic-regular.ttf', glyphs: arabic },
  { source: plex(600), target: 'plex-arabic-semibold.ttf', glyphs: arabic },
]

const folder = new URL('../data/fonts/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const { source, target, glyphs, axes } of cuts) {
  const subset = await subsetFont(await readFile(source), glyphs, {
    targetFormat: 'sfnt',
    ...(axes ? { variationAxes: axes } : {}),
  })
  await writeFile(new URL(target, folder), subset)
  console.log(`${target}: ${subset.length} bytes`)
}
