import { everyEmail } from '@homecare/server/email/samples.fixture'
import { expect, test } from 'playwright/test'
import { ibmFailuresOf, violationsOf, WCAG } from '../inspect'

/** A phone, and the width that Gmail and Outlook give to an email on a desktop. */
const WIDTHS = [375, 600]
/** An email is shown inside another page, which has the landmarks. */
const LANDMARKS = /^(skip_main_exists|aria_content_in_landmark): /

test('every email fits a phone and a desktop, shows its logo, and has no accessibility violation', async ({ page }) => {
  test.setTimeout(600_000)
  for (const [name, { html, pictures = [] }] of Object.entries(await everyEmail())) {
    const shown = pictures.reduce(
      (text, { cid, contentType, content }) =>
        text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
      html,
    )
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.setContent(shown)
      const { scrollWidth, logo } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        logo: document.images[0]?.naturalWidth ?? 0,
      }))
      expect.soft(scrollWidth, `${name} scrolls sideways at ${width}px`).toBe(width)
      expect.soft(logo, `${name} shows its logo`).toBeGreaterThan(0)
      expect.soft(await violationsOf(page, WCAG), `${name} at ${width}px`).toEqual([])
      await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true })
    }
    const failures = (await ibmFailuresOf(page)).filter((failure) => !LANDMARKS.test(failure))
    expect.soft(failures, `${name} by IBM's checker`).toEqual([])
  }
})
