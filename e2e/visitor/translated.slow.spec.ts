import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'
import { chooseSlot, fillPatient, PACKAGE } from '../steps'

/** What Chrome, Edge and Samsung Internet do to a page that they translate: each text gives its place to two <font> elements. */
const translate = () => {
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.trim() && !node.parentElement?.closest('[translate=no], script, style, textarea, svg, font'))
        found.push(node as Text)
    return found
  }
  const observer = new MutationObserver(() => run())
  const run = () => {
    observer.disconnect()
    for (const text of texts()) {
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).append(text.data)
      text.replaceWith(outer)
    }
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  run()
}

/** What is shown after each step of a booking. */
async function walk(page: Page, isTranslated: boolean): Promise<string[]> {
  const shown: string[] = []
  const look = async () => shown.push((await page.locator('main').innerText()).replace(/\s+/g, ' '))
  await openHydrated(page, '/bookbloodtest')
  if (isTranslated) await page.evaluate(translate)
  await page.getByRole('searchbox').fill('vitamin')
  const tests = page.getByRole('checkbox', { name: /vitamin/i })
  await tests.nth(0).check()
  await look()
  await tests.nth(1).check()
  await look()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: `Book a Test: ${PACKAGE.name}` }).click()
  await expect(page).toHaveURL(/\/selectdate&time$/)
  const days = page.locator('[role=gridcell]:not([aria-disabled=true])')
  for (const n of [1, 2]) {
    await days.nth(n).click()
    await expect(page.getByRole('button', { name: /^\d\d:\d\d (Am|Pm)/ }).first()).toBeVisible()
    // The day before stays until the chosen one has come.
    await expect(page.getByText('Loading the free times')).toHaveCount(0)
    await look()
  }
  await chooseSlot(page)
  await fillPatient(page)
  await look()
  return shown
}

test('a booking in a page that the browser translates shows after each step what an untranslated one shows', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const errors: string[] = []
  const plain = await walk(page, false)
  await page.evaluate(() => sessionStorage.clear())
  const other = await context.newPage()
  other.on('pageerror', (error) => errors.push(error.message))
  const translated = await walk(other, true)
  expect(new Set(plain).size).toBe(plain.length)
  expect(translated).toEqual(plain)
  expect(await other.locator('font').count()).toBeGreaterThan(20)
  expect(errors).toEqual([])
})
