// Makes the two-page brochure from the site's texts and illustrations:
//   npx tsx --tsconfig mfe-site/scripts/tsconfig.json mfe-site/scripts/draw-brochure.tsx
// It names no provider, so that all can use it. Needs a Chromium (CHROMIUM_PATH, or Playwright's own).
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { LogoMark } from '@homecare/ui/logo-mark'
import { HeroWindow } from '../src/art/hero-window'
import { brochure } from '../src/content/brochure'
import { whatHappensNext } from '../src/content/contact'
import { hero } from '../src/content/home'
import { services } from '../src/content/services'
import { houseStyle, openBrowser } from './drawing-board'

const css = readFileSync(new URL('./brochure.css', import.meta.url), 'utf8')
// The first step differs from the website's, where people begin with the form.
const steps = [brochure.begin.first, ...(whatHappensNext.list?.items.slice(1) ?? [])]

function Brochure() {
  return (
    <>
      <section className="page first">
        <header>
          <LogoMark size={44} />
          <p className="kicker">{brochure.kicker}</p>
        </header>
        <h1>{hero.slides[0]?.heading}</h1>
        <p className="lead">{brochure.lead}</p>
        <div className="scene">
          <HeroWindow />
        </div>
        <h2>{brochure.begin.heading}</h2>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="page">
        <h2>{brochure.services}</h2>
        <ul className="services">
          {services.map((service) => (
            <li key={service.path}>
              <h3>{service.title}</h3>
              <p>{service.teaser}</p>
            </li>
          ))}
        </ul>
        <div className="visit">
          {[brochure.firstVisit, brochure.ready].map((part) => (
            <div key={part.heading}>
              <h2>{part.heading}</h2>
              <ul>
                {part.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="never">
          <h2>{brochure.never.heading}</h2>
          <p>{brochure.never.text}</p>
        </div>
        <footer>{brochure.reach}</footer>
      </section>
    </>
  )
}

const browser = await openBrowser()
const page = await browser.newPage()
const body = renderToStaticMarkup(<Brochure />)
await page.setContent(
  `<html lang="en"><title>${brochure.title}</title><style>${houseStyle}${css}</style><body>${body}</body></html>`,
)
await page.evaluate(() => document.fonts.ready.then(() => undefined))
const pdf = await page.pdf({ format: 'A4', printBackground: true, tagged: true })
writeFileSync(fileURLToPath(new URL('../src/brochure/Broucher.pdf', import.meta.url)), pdf)
process.stdout.write(`Broucher.pdf ${Math.round(pdf.byteLength / 1024)} KB\n`)
await browser.close()
