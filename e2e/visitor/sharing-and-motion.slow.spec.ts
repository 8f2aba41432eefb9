import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Opens a page and waits until its script has taken over: from then on links no longer load a document. */
async function openTakenOver(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => document.addEventListener('shell:area', () => (window.name = 'taken over')))
  await page.goto(path)
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => window.name === 'taken over')
}

test('every page of the sitemap opens and has a title, description and sharing picture', async ({ request, stack }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place)
  expect(places.length).toBeGreaterThanOrEqual(20)
  for (const place of places) {
    const path = new URL(place).pathname
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 200])
    const html = await response.text()
    expect(html).toContain(`<link rel="canonical" href="${place}"/>`)
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
    const [, picture] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(picture, path).toMatch(`${new URL(place).origin}/pictures/shared/`)
    const { pathname, search } = new URL(picture ?? '')
    const pictureResponse = await request.get(stack.info.site + pathname + search)
    expect(pictureResponse.headers()['cache-control']).toContain('immutable')
    expect([path, pictureResponse.status(), pictureResponse.headers()['content-type']]).toEqual([
      path,
      200,
      'image/png',
    ])
  }
})

test('structured data is allowed by the content security policy, hydrates, and changes with the page', async ({
  page,
}) => {
  const types = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((blocks) =>
        blocks.flatMap((block) =>
          (JSON.parse(block.textContent) as { '@graph': { '@type': string }[] })['@graph'].map((each) => each['@type']),
        ),
      )
  await openTakenOver(page, '/')
  expect(await types()).toEqual(['MedicalBusiness', 'FAQPage'])
  await page.getByRole('link', { name: /about Elderly Care/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elderly Care')
  await expect.poll(types).toEqual(['Service', 'BreadcrumbList'])
})

test('a link to a section of another page scrolls to it, below the header', async ({ page }) => {
  await openTakenOver(page, '/aboutus')
  await page.getByRole('link', { name: 'See all services' }).click()
  await expect(page).toHaveURL(/\/#services$/)
  await expect(page.locator('#services')).toBeFocused()
  const header = await page.locator('header').first().boundingBox()
  await expect
    .poll(async () => (await page.locator('#services h2').first().boundingBox())?.y ?? 0)
    .toBeGreaterThan(header?.height ?? 0)
  expect((await page.locator('#services').boundingBox())?.y).toBeLessThan(300)
})

test('the brochure downloads under its file name', async ({ page }) => {
  await page.goto('/')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the brochure' }).click()
  expect((await coming).suggestedFilename()).toBe('Broucher.pdf')
})

test('a section below the first screen slides into place once, with its text in full colour', async ({ page }) => {
  await openTakenOver(page, '/')
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
  await openTakenOver(page, '/')
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
    await openTakenOver(page, '/')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.locator('[data-entrance]').count()).toBe(0)
  })
})
