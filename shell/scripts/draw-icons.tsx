// Draws the icons of browsers and home screens from the mark: `npx tsx shell/scripts/draw-icons.tsx`.
// The output in `shell/static` is committed. Needs a Chromium (CHROMIUM_PATH, or Playwright's own).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { renderToStaticMarkup } from 'react-dom/server'
import { LogoMark } from '@homecare/ui/logo-mark'

const tokens = readFileSync(createRequire(import.meta.url).resolve('@homecare/ui/tokens.css'), 'utf8')
const colour = (name: string): string => new RegExp(`--color-${name}:\\s*([^;]+)`).exec(tokens)?.[1] ?? ''
const write = (name: string, bytes: string | Uint8Array): void =>
  writeFileSync(fileURLToPath(new URL(`../static/${name}`, import.meta.url)), bytes)

const mark = renderToStaticMarkup(<LogoMark size={32} />)
const scheme = `<style>g{color:${colour('ghaf')}}@media (prefers-color-scheme:dark){g{color:${colour('sage')}}}</style>`
const paths = mark.replace(/^<svg[^>]*>|<\/svg>$/g, '')
write(
  'favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${scheme}<g fill="currentColor">${paths}</g></svg>\n`,
)

const { CHROMIUM_PATH } = process.env
const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})

/** The mark on a ground, taking this share of the side: a maskable icon keeps its inner 80 % only. */
async function draw(side: number, share: number, ground: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;block-size:100vh;background:${ground};color:${colour('ghaf')}}
     svg{inline-size:${share * 100}%;block-size:${share * 100}%}</style>${mark}`,
  )
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

write('apple-touch-icon.png', await draw(180, 0.66, colour('sand')))
for (const side of [192, 512]) write(`icon-${side}.png`, await draw(side, 0.58, colour('sand')))

// An .ico may hold a PNG: 6 bytes of head, 16 for its one picture, then the PNG as it is.
const small = await draw(32, 1, 'transparent')
const head = Buffer.alloc(22)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(1, 4)
head.writeUInt8(32, 6)
head.writeUInt8(32, 7)
head.writeUInt16LE(1, 10)
head.writeUInt16LE(32, 12)
head.writeUInt32LE(small.byteLength, 14)
head.writeUInt32LE(head.byteLength, 18)
write('favicon.ico', Buffer.concat([head, small]))
await browser.close()
