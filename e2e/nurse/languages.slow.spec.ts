import { LOCALES, PAGE_LOCALES, type PageLocale } from '@homecare/texts/locales'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { dayOfVisit, daySheetLink, orderAndPay } from '../steps'
import { showVisit } from './nurse-page'

test.setTimeout(240_000)

const NAMES: Record<PageLocale, string> = {
  ...{ en: 'English', ar: 'العربية', hi: 'हिन्दी', ml: 'മലയാളം', tl: 'Filipino' },
}

async function choose(phone: Page, locale: PageLocale): Promise<void> {
  const choice = phone.getByRole('button', { name: NAMES[locale], exact: true })
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expect(phone.locator('html')).toHaveAttribute('lang', locale)
}

/** What the page says, without names, addresses, tests and numbers, which are the same in every language. */
const sentencesOf = (phone: Page): Promise<string[]> =>
  phone.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const data of copy.querySelectorAll('script, style, bdi, [dir=auto], [translate=no], button[lang]'))
      data.remove()
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    const said: string[] = []
    while (texts.nextNode()) said.push(texts.currentNode.textContent?.trim() ?? '')
    return said.filter((each) => /\p{L}{2}/u.test(each))
  })

test.describe('a nurse’s languages', () => {
  test.use({ serviceWorkers: 'allow', allowedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] })

  test('a nurse reads the page in the language of her choice, also without a network, and nothing overflows in any of them', async ({
    page,
    newVisitor,
    stack,
  }) => {
    const order = await orderAndPay(page, { 'First name': 'Amina', Email: 'amina@example.com' })
    await dayOfVisit(stack.info.databaseUrl, order)
    const phone = await newVisitor()
    await phone.setViewportSize({ width: 320, height: 720 })
    await phone.goto(await daySheetLink(page.request, stack))
    await showVisit(phone, 'Amina Haddad')
    const english = await sentencesOf(phone)
    for (const locale of PAGE_LOCALES) {
      await choose(phone, locale)
      await expect(phone.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
      await showVisit(phone, 'Amina Haddad')
      await expectPageQuality(phone)
      await phone.setViewportSize({ width: 320, height: 720 })
      // A button changes its width over some frames.
      await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth), { message: locale }).toBe(320)
      if (locale === 'en') continue
      const said = await sentencesOf(phone)
      expect(said.length, locale).toBeGreaterThan(12)
      expect(
        said.filter((each) => english.includes(each)),
        locale,
      ).toEqual([])
    }

    await choose(phone, 'hi')
    await expect.poll(() => phone.evaluate(async () => (await caches.match('/day-sheet')) !== undefined)).toBe(true)
    await phone.context().setOffline(true)
    await phone.reload()
    const visit = await showVisit(phone, 'Amina Haddad')
    await expect(phone.locator('html')).toHaveAttribute('lang', 'hi')
    await visit.getByRole('button', { name: 'रास्ते में', exact: true }).click()
    const early = visit.getByRole('button', { name: 'हाँ, रास्ते में' })
    if (await early.isVisible()) await early.click()
    await expect(visit.getByRole('button', { name: 'पहुँच गए' })).toBeVisible()
    await choose(phone, 'tl')
    await expect((await showVisit(phone, 'Amina Haddad')).getByText(/^Papunta na, /)).toBeVisible()
    await phone.context().setOffline(false)
    await expect(phone.getByText(/naghihintay ng network/)).toHaveCount(0, { timeout: 20_000 })
  })

  test('the addresses of the nurse’s page are the English ones, and visitors are offered English and Arabic only', async ({
    page,
    stack,
  }) => {
    await page.goto('/ar/day-sheet')
    await expect(page).toHaveURL(/\/day-sheet$/)
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    for (const locale of PAGE_LOCALES.filter((each) => !LOCALES.some((address) => address === each))) {
      expect(sitemap).not.toContain(`/${locale}/`)
      expect((await page.request.get(`${stack.info.site}/${locale}/day-sheet`)).status()).toBe(404)
    }
  })
})
