import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'
import { dayIn } from '../steps'

const PHONE = { width: 375, height: 667 }

test.use({ viewport: PHONE })

test('on a phone the request of a service stays in reach, covers nothing that has the focus, and gives way to the form', async ({
  page,
}) => {
  await page.goto('/elderly-care')
  const request = page.getByRole('link', { name: 'Request this service' })
  await page.mouse.wheel(0, 1500)
  await expect(request).toBeInViewport({ ratio: 1 })
  const bar = page.locator('[data-request-bar]')
  const covered = () =>
    page.evaluate(() => {
      const [focused, bar] = [document.activeElement, document.querySelector('[data-request-bar]')]
      if (!focused || !bar || bar.contains(focused)) return null
      const [a, b] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
      return a.bottom > b.top && a.top < b.bottom ? focused.outerHTML : null
    })
  for (const element of await page.locator('#content :is(a, [name=fullName], select):visible').all()) {
    await element.focus()
    expect(await covered()).toBeNull()
  }
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await request.click()
  const form = page.getByRole('heading', { name: 'Book Appointment' })
  await expect(form).toBeInViewport()
  await expect
    .poll(async () => {
      const [above, below] = [await bar.boundingBox(), await form.boundingBox()]
      return above !== null && below !== null && above.y + above.height < below.y
    })
    .toBe(true)
})

test('Call Back on a service’s page has that service chosen in the contact form', async ({ page }) => {
  await page.goto('/physiotherapy-services')
  await page.getByRole('link', { name: 'Call Back' }).click()
  await expect(page).toHaveURL(/\/contact\?service=physiotherapy-services$/)
  await expect(page.locator('#content').getByLabel('Service', { exact: true })).toHaveValue('Physiotherapy Services')
})

test('the blood-test page leads a package into its booking', async ({ page }) => {
  await page.goto('/blood-test')
  await page.getByRole('link', { name: 'Book this package: Basic Health Package I' }).click()
  await expect(page).toHaveURL(/\/selectdate&time$/)
})

test.describe('the form of a service’s page', () => {
  const FORM_FILES = /\/remotes\/site\/[^/]+\/site\.service-form\./

  test('is loaded when a visitor comes near it, and keeps what was typed meanwhile, also through a link to it', async ({
    page,
  }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    const requested: string[] = []
    await page.route(FORM_FILES, async (route) => {
      requested.push(route.request().url())
      await held
      await route.continue()
    })
    await openHydrated(page, '/elderly-care')
    expect(requested).toEqual([])
    const form = page.locator('#content form')
    const name = form.locator('[name=fullName]')
    await name.fill('Mona Haddad')
    await page.getByRole('link', { name: 'Request this service' }).click()
    await expect(page).toHaveURL(/#book$/)
    await name.focus()
    letThrough()
    await page.waitForFunction(
      (pattern) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
      FORM_FILES.source,
    )
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Mona Haddad')
    await name.blur()
    // The page's own checks replace the browser's.
    await expect(form).toHaveAttribute('novalidate', '')
    await expect(name).toHaveValue('Mona Haddad')
    expect(new Set(requested).size).toBe(requested.length)
    await form.locator('[type=submit]').click()
    await expect(page.getByText('This field is required').first()).toBeVisible()
    await expect(name).toHaveValue('Mona Haddad')
  })

  test.describe('that can’t be loaded', () => {
    test.use({ allowedErrors: ['Failed to load resource', 'net::ERR_FAILED'] })

    test.beforeEach(({ page }) => page.route(FORM_FILES, (route) => route.abort()))

    test('is sent as a plain form', async ({ page }) => {
      await openHydrated(page, '/elderly-care')
      const form = page.locator('#content form')
      const fields = { fullName: 'Mona Haddad', email: 'plain@example.com', phoneNumber: '0501234567', date: dayIn(5) }
      for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
      await form.locator('[type=submit]').click()
      await expect(page).toHaveURL(/#booked$/)
      await expect(page.locator('#booked')).toContainText('Appointment Booked successfully!')
    })

    test('on a page that a link led to says so; a reload brings the plain form', async ({ page }) => {
      await openHydrated(page, '/')
      await page.getByRole('link', { name: /about Elderly Care/ }).click()
      await expect(page.getByText('The form could not be loaded')).toBeVisible()
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await expect(page.locator('#content form [name=fullName]')).toBeVisible()
    })
  })
})
