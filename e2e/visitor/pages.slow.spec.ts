import { LOCALES } from '@homecare/federation/locales'
import { expect, test } from '../fixtures'
import { expectPageQuality, openHydrated } from '../inspect'
import { publicPages, WIZARD_STEPS } from '../public-pages'
import { choosePackage, chooseSlot, confirmBooking, fillPatient, PACKAGE } from '../steps'

// axe looks at every node, and the catalogue has many; the limit is for a machine that is busy.
const AXE_LIMIT_MS = 150_000

// The longest file: both workers share it.
test.describe.configure({ mode: 'parallel' })

// The two workers share them: each part takes about as long as the others.
for (const locale of LOCALES)
  for (const part of [0, 1, 2, 3])
    test(`every public page hydrates without a console line, has no accessibility violation and does not scroll sideways (${locale}, ${part + 1} of 4)`, async ({
      page,
    }) => {
      test.setTimeout(AXE_LIMIT_MS)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of (await publicPages(page.request, locale)).filter((_, at) => at % 4 === part))
        await test.step(path, async () => {
          await openHydrated(page, path)
          await expectPageQuality(page)
        })
    })

test('the content begins where the header ends, at every width', async ({ page }) => {
  await page.goto('/aboutus')
  for (const width of [320, 475, 476, 768, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const gap = () =>
      page.evaluate(() => {
        const [header, main] = [document.querySelector('header'), document.querySelector('main')]
        if (!header || !main) throw new Error('the page has no frame')
        return Math.abs(main.getBoundingClientRect().top - header.getBoundingClientRect().bottom)
      })
    // The line below the header may lie upon it. Parts of the page may still follow the new width.
    await expect.poll(gap, { message: `px between header and content, ${width} px wide` }).toBeLessThanOrEqual(1)
  }
})

test('every wizard step passes the accessibility and layout checks during a booking', async ({ page }) => {
  test.setTimeout(AXE_LIMIT_MS)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await choosePackage(page)
  await expect(page.getByRole('button', { name: /^\d\d:\d\d (Am|Pm)/ })).toHaveCount(12)
  await expectPageQuality(page)
  await chooseSlot(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByRole('textbox', { name: 'Full name of person 2' }).fill('Lina Haddad')
  await expectPageQuality(page)
  await fillPatient(page)
  await expect(page.getByText(`Lina Haddad: ${PACKAGE.name}`)).toBeVisible()
  await expectPageQuality(page)
  await confirmBooking(page)
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible()
  await expectPageQuality(page)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is complete', async ({ page }) => {
    for (const path of [...(await publicPages(page.request)), ...WIZARD_STEPS])
      await test.step(path, async () => {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page, path).toHaveTitle(/\S/)
        const text = await page.locator('main').innerText()
        const least = path === '/login' || path.startsWith('/pay') ? 60 : 200
        expect(text.length, `characters of text on ${path}`).toBeGreaterThan(least)
      })
  })

  test('the catalogue says how to book instead and has no button that does nothing', async ({ page }) => {
    await page.goto('/bookbloodtest')
    // By CSS: Playwright's text and roles leave out what is inside noscript.
    await expect(page.locator('main noscript a[href^="tel:"]')).toBeVisible()
    await expect(page.locator('main button:visible')).toHaveCount(0)
    await page.locator('main noscript a[href="/contact"]').click()
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
  })
})

test('every public page has a title of its own, description, keywords and canonical; those of the sitemap have structured data and a sharing picture', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(AXE_LIMIT_MS)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
  expect(listed.length).toBeGreaterThanOrEqual(20)
  const titles = new Map<string, string>()
  for (const path of new Set([...(await publicPages(request)), ...WIZARD_STEPS, ...listed])) {
    if (path === '/login') continue
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 200])
    const html = await response.text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(titles.get(title), `${path} shares its title`).toBeUndefined()
    titles.set(title, path)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html, path).toMatch(/<meta name="keywords" content="[^"]{5,}"/)
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path.replace('&', '&amp;')}"/>`)
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
    if (!listed.includes(path)) continue
    const [, picture] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(picture, path).toMatch(`${baseURL}/pictures/shared/`)
    const shared = await request.get(picture ?? '')
    expect([path, shared.status(), shared.headers()['content-type']]).toEqual([path, 200, 'image/png'])
    expect(shared.headers()['cache-control']).toContain('immutable')
  }
})

test.describe('a page that does not exist', () => {
  test.use({ allowedErrors: ['404'] })

  test('hydrates without a console line, has no accessibility violation and no two links with one name', async ({
    page,
  }) => {
    await openHydrated(page, '/no-such-page')
    await expectPageQuality(page)
    const names = await page.locator('#content').getByRole('link').allInnerTexts()
    expect(names.length).toBeGreaterThan(15)
    expect(new Set(names).size).toBe(names.length)
  })
})
