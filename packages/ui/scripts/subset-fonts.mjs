// Cuts the two variable fonts down to what the site sets: latin text, the weights and sizes in use.
// Run by hand after a change of font or glyphs: `node scripts/subset-fonts.mjs`; the output is committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const BUDGET = 60 * 1024

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const glyphs = `${ascii}\u00a0\u00ad£©«®°±·»½¼¾×÷ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâäçèéêëíîïñóôöùúûüß–—‘’“”•…′″€™→←−≤≥`

// Headings have one weight and keep their optical size: that axis is what makes Fraunces look drawn for its size. Drawings
// for posters, above 48 px, would be a fifth of the file.
const fonts = [
  {
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    target: 'fraunces.woff2',
    axes: { wght: 500, opsz: { min: 20, max: 48 }, SOFT: 60, WONK: 0 },
  },
  {
    source: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    target: 'figtree.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

const folder = new URL('../src/fonts/', import.meta.url)
await mkdir(folder, { recursive: true })
let total = 0
for (const { source, target, axes } of fonts) {
  const original = await readFile(source)
  const subset = await subsetFont(original, glyphs, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(new URL(target, folder), subset)
  total += subset.length
  console.log(`${target}: ${original.length} → ${subset.length} bytes`)
}
console.log(`together: ${total} bytes`)
if (total > BUDGET) throw new Error(`The fonts weigh ${total} bytes, more than the ${BUDGET} that the site allows`)
