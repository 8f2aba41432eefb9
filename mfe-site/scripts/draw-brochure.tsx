// Makes what the brochure is made of from the site's texts and illustrations: packages/server draws it for its provider.
//   npx tsx mfe-site/scripts/draw-brochure.tsx
// The Arabic texts are beside the English ones; what they have from the site is compared in a test.
// Needs a Chromium (CHROMIUM_PATH, or Playwright's own).
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { HeroWindow } from '../src/art/hero-window'
import { brochureTexts } from '../src/brochure/brochure-texts'
import { houseStyle, openBrowser } from './drawing-board'

const target = (name: string) => fileURLToPath(new URL(`../../packages/server/${name}`, import.meta.url))
const style = `${houseStyle} body { margin: 0; background: var(--color-sand) } svg { display: block; inline-size: 900px }`

writeFileSync(target('src/locales/en/brochure.json'), `${JSON.stringify(brochureTexts, null, 2)}\n`)
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 900, height: 700 }, deviceScaleFactor: 2 })
await page.setContent(`<style>${style}</style>${renderToStaticMarkup(<HeroWindow />)}`)
const picture = await page.locator('svg').first().screenshot({ type: 'jpeg', quality: 82 })
writeFileSync(target('data/brochure.jpg'), picture)
process.stdout.write(`brochure.jpg ${Math.round(picture.byteLength / 1024)} KB\n`)
await browser.close()
