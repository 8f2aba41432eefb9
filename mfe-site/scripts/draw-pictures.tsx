// Draws each page's picture for shared links from the page's illustration and title:
//   npx tsx mfe-site/scripts/draw-pictures.tsx
// The BFF draws the provider's name beside the mark (packages/server/src/sharing-picture). Needs a Chromium (CHROMIUM_PATH,
// or Playwright's own).
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LogoMark } from '@homecare/ui/logo-mark'
import { AboutScene } from '../src/art/about-scene'
import { ContactScene } from '../src/art/contact-scene'
import { HeroWindow } from '../src/art/hero-window'
import { RefundScene } from '../src/art/refund-scene'
import { serviceArt } from '../src/art/service-art'
import { aboutPage } from '../src/content/about'
import { contactPage } from '../src/content/contact'
import { hero } from '../src/content/home'
import { cookies } from '../src/content/legal/cookies'
import { privacy } from '../src/content/legal/privacy'
import { terms } from '../src/content/legal/terms'
import { refundPage } from '../src/content/refund-policy'
import { services } from '../src/content/services'
import { houseStyle, openBrowser } from './drawing-board'

const SIZE = { width: 1200, height: 630 }
const KICKER = 'Home healthcare in Dubai'

const style = `
  ${houseStyle}
  body { margin: 0; inline-size: 1200px; block-size: 630px; display: grid; grid-template-columns: 560px 1fr; gap: 24px;
    align-items: center; padding: 0 48px 0 72px; position: relative; box-sizing: border-box; background: var(--color-sand); color: var(--color-ink) }
  .words { display: grid; gap: 28px; padding-top: 84px }
  .mark { position: absolute; left: 72px; top: 56px; color: var(--color-ghaf) }
  h1 { margin: 0; font: 600 64px/1.1 Fraunces; letter-spacing: -0.01em; text-wrap: balance }
  p { margin: 0; font: 500 28px/1.4 Figtree; color: var(--color-muted) }
  .art svg { display: block; inline-size: 100% }
`

function Card({ title, Art }: { title: string; Art: ComponentType }) {
  return (
    <>
      <div className="mark">
        <LogoMark size={84} />
      </div>
      <div className="words">
        <h1>{title}</h1>
        <p>{KICKER}</p>
      </div>
      <div className="art">
        <Art />
      </div>
    </>
  )
}

const cards = [
  { name: 'home', title: hero.slides[0]?.heading ?? '', Art: HeroWindow },
  { name: 'aboutus', title: aboutPage.title, Art: AboutScene },
  { name: 'contact', title: contactPage.title, Art: ContactScene },
  { name: 'refund-policy', title: refundPage.title, Art: RefundScene },
  { name: 'privacy-policy', title: privacy.title, Art: AboutScene },
  { name: 'terms', title: terms.title, Art: RefundScene },
  { name: 'cookies', title: cookies.title, Art: ContactScene },
  { name: 'bookbloodtest', title: 'Book a blood test at home', Art: serviceArt['/blood-test'] },
  ...services.map(({ path, title }) => ({ name: path.slice(1), title, Art: serviceArt[path] })),
]

const browser = await openBrowser()
const page = await browser.newPage({ viewport: SIZE })
for (const card of cards) {
  await page.setContent(`<style>${style}</style>${renderToStaticMarkup(<Card {...card} />)}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const png = await page.screenshot()
  writeFileSync(fileURLToPath(new URL(`../../packages/server/data/sharing/${card.name}.png`, import.meta.url)), png)
  process.stdout.write(`${card.name} ${Math.round(png.byteLength / 1024)} KB\n`)
}
await browser.close()
