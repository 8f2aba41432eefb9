import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a link to a section of another page scrolls to it, below the header', async ({ page }) => {
  await openHydrated(page, '/aboutus')
  await page.getByRole('link', { name: 'See all services' }).click()
  await expect(page).toHaveURL(/\/#services$/)
  await expect(page.locator('#services')).toBeFocused()
  const header = await page.locator('header').first().boundingBox()
  await expect
    .poll(async () => (await page.locator('#services h2').first().boundingBox())?.y ?? 0)
    .toBeGreaterThan(header?.height ?? 0)
  expect((await page.locator('#services').boundingBox())?.y).toBeLessThan(300)
})

test('a section below the first screen slides into place once, with its text in full colour', async ({ page }) => {
  await openHydrated(page, '/')
  const part = page.locator('section').filter({ hasText: 'Download the brochure' }).locator('> div')
  await expect(part).toHaveAttribute('data-entrance', 'waiting')
  // A screenshot of the whole page also shows the sections that were not scrolled to.
  const opacities = await page
    .locator('[data-entrance] *:has(> svg)')
    .evaluateAll((holders) => holders.map((holder) => getComputedStyle(holder).opacity))
  expect(new Set(opacities)).toEqual(new Set(['1']))
  const hero = page.locator('main h1').first()
  expect(await hero.evaluate((heading) => heading.closest('[data-entrance]') === null)).toBe(true)
  await page.evaluate(() =>
    document.getElementById('brochure')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  await expect(part).toHaveAttribute('data-entrance', 'entering')
  const { durations, opacity } = await part.evaluate((element) => ({
    durations: element.getAnimations({ subtree: true }).map((each) => each.effect?.getComputedTiming().duration),
    opacity: getComputedStyle(element).opacity,
  }))
  expect([new Set(durations), opacity]).toEqual([new Set([1000]), '1'])
  await expect(part).not.toHaveAttribute('data-entrance')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.locator('[data-entrance]')).toHaveCount(0)
})

test('each review changes to the next one within 500 ms', async ({ page }) => {
  await openHydrated(page, '/')
  const next = page.getByRole('button', { name: 'Next review' })
  await next.scrollIntoViewIfNeeded()
  const [out, into] = await next.evaluate(async (button) => {
    ;(button as HTMLElement).click()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return [...document.querySelectorAll('figure[data-slide]')]
      .toSorted((a) => (a.hasAttribute('data-shown') ? 1 : -1))
      .map((slide) => {
        const timing = slide.getAnimations()[0]?.effect?.getComputedTiming()
        return [timing?.delay, timing?.endTime]
      })
  })
  expect([out, into]).toEqual([
    [0, 150],
    [150, 500],
  ])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('every section is in its final place', async ({ page }) => {
    await openHydrated(page, '/')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.locator('[data-entrance]').count()).toBe(0)
  })
})
