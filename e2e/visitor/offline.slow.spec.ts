import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { expectPageQuality, openHydrated } from '../inspect'
import { bookingLink, choosePackage, chooseSlot, emailTo, orderAndPay, PATIENT } from '../steps'
import { releaseVariant } from '../team/variant'

const OFFLINE = 'You are offline'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const saved = (page: Page) => page.getByRole('region', { name: 'Saved on this device' })

/** A page has been idle, so that the page for a device without a network is kept and its worker runs. */
async function untilKept(page: Page, address = '/shell/offline.html'): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (kept) => {
          const registration = await navigator.serviceWorker.getRegistration('/')
          return registration?.active?.state === 'activated' && (await caches.match(kept)) !== undefined
        }, address),
      { timeout: 30_000 },
    )
    .toBe(true)
}

/** The page that is shown at any address: phone and chat, and no error of the browser. */
async function expectOfflinePage(page: Page, path: string): Promise<void> {
  await expect(heading(page)).toHaveText(OFFLINE)
  await expect(page).toHaveURL((url) => url.pathname === path)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
}

// A visitor's own browser, with a network that comes and goes.
test.use({
  serviceWorkers: 'allow',
  allowedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Failed to load resource', 'Failed to fetch'],
})

test('without a network an Arabic address says so in Arabic, and an English one in English once a page of it was open', async ({
  page,
  context,
}) => {
  await page.goto('/ar')
  await untilKept(page, '/shell/ar/offline.html')
  await context.setOffline(true)
  for (const address of ['/ar/terms', '/terms']) {
    await page.goto(address)
    await expect(heading(page)).toHaveText('لا يوجد اتصال بالإنترنت')
  }
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Terms of Use')
  await untilKept(page)
  await context.setOffline(true)
  await page.goto('/terms')
  await expect(heading(page)).toHaveText(OFFLINE)
  await page.goto('/ar/terms')
  await expect(heading(page)).toHaveText('لا يوجد اتصال بالإنترنت')
})

test('without a network every link, reload and address of the site says so, with the phone number and the booking that was begun, which goes on when the network is back', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await untilKept(page)
  await choosePackage(page)
  const time = await chooseSlot(page)
  await context.setOffline(true)
  await page.reload()
  await expectOfflinePage(page, '/patientdetails')
  await expect(saved(page).getByText('1 item')).toBeVisible()
  await expect(saved(page).getByText(new RegExp(time))).toBeVisible()
  await expectPageQuality(page)

  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About', exact: false })
    .first()
    .click()
  await expectOfflinePage(page, '/aboutus')
  await page.goto('/refundpolicy')
  await expectOfflinePage(page, '/refundpolicy')
  await page.goBack()
  await expectOfflinePage(page, '/aboutus')
  await saved(page).getByRole('link', { name: 'Go on with the booking' }).click()
  await expectOfflinePage(page, '/patientdetails')

  await context.setOffline(false)
  await expect(heading(page)).not.toHaveText(OFFLINE, { timeout: 20_000 })
  await expect(page).toHaveURL(/\/patientdetails$/)
  await page.getByRole('textbox', { name: /^First name/ }).fill(PATIENT['First name'])
})

test('a reload without a network says that the device is offline as soon as the first page was used, however short the visit', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openHydrated(page, '/')
  // From here on no time passes in the page: it is never idle long enough to keep anything unless it is used.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(60, 60)
  await untilKept(page)
  await context.setOffline(true)
  await page.reload()
  await expectOfflinePage(page, '/')
})

test('a link to a part of the site that is not loaded yet says that the device is offline, and opens when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilKept(page)
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blood Test', exact: true }).click()
  await expect(page.getByRole('heading', { name: OFFLINE })).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/bookbloodtest$/)
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /^Book a Test: / }).first()).toBeVisible({ timeout: 20_000 })
})

for (const [when, serviceWorkers] of [
  ['in the first seconds of a visit, before anything is kept', 'block'],
  ['once the page for a device without a network is kept', 'allow'],
] as const)
  test.describe(when, () => {
    test.use({ serviceWorkers })

    test(`a link that is followed deep in the catalogue without a network shows in view that the device is offline, ${when}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await openHydrated(page, '/bookbloodtest')
      if (serviceWorkers === 'allow') await untilKept(page)
      await page.evaluate(() => window.scrollTo({ top: 6000, behavior: 'instant' }))
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us', exact: true }).click()
      await expect(page.getByRole('heading', { name: OFFLINE })).toBeInViewport({ ratio: 1, timeout: 20_000 })
      await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toBeInViewport({ ratio: 1 })
      await context.setOffline(false)
      await expect(heading(page)).toHaveText(/About/, { timeout: 20_000 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })
  })

test('a booking that was opened before can be read without a network, until it is removed', async ({
  page,
  newVisitor,
  stack,
}) => {
  test.setTimeout(120_000)
  const email = 'no-network@example.com'
  const order = await orderAndPay(page, { 'First name': 'Samar', Email: email })
  const link = bookingLink(await emailTo(stack, email, /./))

  const own = await newVisitor()
  const context = own.context()
  await own.goto(link)
  await expect(own.getByText(order)).toBeVisible()
  await untilKept(own)
  await expect.poll(() => own.evaluate(() => JSON.stringify(localStorage))).toContain('homecare.offline.')
  expect(await own.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Samar|Palm Tower/)

  await context.setOffline(true)
  await own.reload()
  await expectOfflinePage(own, '/booking')
  for (const text of [`Samar ${PATIENT['Last name']}`, new RegExp(PATIENT['Building name']), order])
    await expect(saved(own).getByText(text)).toBeVisible()
  await expect(saved(own)).toContainText('Before the visit')
  await expectPageQuality(own)

  await own.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(saved(own)).toBeHidden()

  await context.setOffline(false)
  await expect(heading(own)).toHaveText('Your booking', { timeout: 20_000 })
  await expect(own.getByText(order)).toBeVisible()
})

test('with the worker installed the next page view has a new release', async ({ page, stack }) => {
  await page.goto('/aboutus')
  await untilKept(page)
  const version = await releaseVariant(stack, 'site')
  await page.reload()
  expect(await page.content()).toContain(version)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/shell\/worker\.js$/)
})
