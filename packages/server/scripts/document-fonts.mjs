// Cuts the house's two variable fonts into the fixed cuts that PDF documents embed.
// Run by hand after a change of font: `node scripts/document-fonts.mjs`; the output is committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const glyphs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€`

const cuts = [
  {
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'fraunces-medium.ttf',
    axes: { wght: 500, opsz: 40, SOFT: 60, WONK: 0 },
  },
  { source: 'figtree/files/figtree-latin-wght-normal.woff2', target: 'figtree-regular.ttf', axes: { wght: 400 } },
  { source: 'figtree/files/figtree-latin-wght-normal.woff2', target: 'figtree-semibold.ttf', axes: { wght: 600 } },
]

const folder = new URL('../data/fonts/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const { source, target, axes } of cuts) {
  const cut = await subsetFont(await readFile(require.resolve(`@fontsource-variable/${source}`)), glyphs, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  })
  await writeFile(new URL(target, folder), cut)
  console.log(`${target}: ${cut.length} bytes`)
}
