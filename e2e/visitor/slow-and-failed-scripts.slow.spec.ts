import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { dayIn, PACKAGE } from '../steps'

/** Holds these requests until the result is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

test.describe('a remote that loads slowly', () => {
  // On a busy machine it is late enough to be reported to the server, and for the browser's unused-preload warning.
  test.use({ allowedErrors: ['did not arrive in time', 'was preloaded using link preload but not used'] })

  test('a click while help is offered takes effect once the remote is loaded', async ({ page }) => {
    const letThrough = await hold(page, '**/remotes/booking/**/*.js')
    await page.goto('/bookbloodtest', { waitUntil: 'domcontentloaded' })
    const book = page.getByRole('button', { name: `Book a Test: ${PACKAGE.name}` })
    await book.focus()
    await page.keyboard.press('Enter')
    // The shell waits longer before it offers help where the page itself came slowly: up to 8 s.
    const help = page.getByRole('heading', { name: 'This part of the page is taking longer' })
    await expect(help).toBeVisible({ timeout: 30_000 })
    letThrough()
    await expect(page).toHaveURL(/\/selectdate&time$/)
  })
})

test.describe('before the page’s script is loaded', () => {
  let letThrough = () => {}

  test.beforeEach(async ({ page }) => {
    letThrough = await hold(page, '**/shell/main.*.js')
  })

  // Nothing loads to its end while the script is held.
  const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

  test('a search typed before hydration stays and works after it', async ({ page }) => {
    await open(page, '/bookbloodtest')
    await page.getByRole('searchbox').fill('ferritin')
    letThrough()
    await expect(page.getByText(/results? for “ferritin”/)).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('ferritin')
  })

  test('an incomplete form that was sent keeps what was typed and gets the page’s own messages after loading', async ({
    page,
  }) => {
    await open(page, '/contact')
    const form = page.locator('#content form')
    await form.locator('[name=phoneNumber]').fill('12')
    await form.locator('[type=submit]').click()
    letThrough()
    await expect(page.getByText('Phone number cannot less than 10 digits')).toBeVisible()
    await expect(form.locator('[name=fullName]')).toBeFocused()
    await expect(form.locator('[name=phoneNumber]')).toHaveValue('12')
  })

  test('slides and reviews can be turned and keep their position after loading', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    const slide = (position: number) => page.getByRole('group', { name: `${position} of 3` })
    const next = page.getByRole('button', { name: 'Next slide' })
    await next.click()
    await next.click()
    await expect(slide(3)).toBeVisible()
    const reviews = page.getByRole('group', { name: 'Reviews' }).locator('figure')
    await page.getByRole('button', { name: 'Next review' }).click()
    await expect(reviews.nth(1)).toBeVisible()
    letThrough()
    // The counter is React's: it tells when the page has been taken over.
    await expect(page.getByText('3 / 3')).toBeVisible()
    await expect(slide(3)).toBeVisible()
    await expect(reviews.nth(1)).toBeVisible()
    await expect(reviews.nth(0)).toBeHidden()
    await next.click()
    await expect(slide(1)).toBeVisible()
  })
})

test.describe('a page whose script hangs', () => {
  // The error is also reported to the server.
  test.use({ allowedErrors: ['did not arrive in time'] })

  test('a submitted form is sent without the script', async ({ page }) => {
    await page.clock.install()
    await page.route('**/shell/main.*.js', () => {})
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    const form = page.locator('#content form')
    const fields = { fullName: 'Mona Haddad', email: 'hangs@example.com', phoneNumber: '0501234567', date: dayIn(5) }
    for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
    await form.locator('[name=service]').selectOption({ index: 1 })
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
    await form.locator('[type=submit]').click()
    // Longer than every timeout, as on a busy machine.
    await page.clock.fastForward(20_000)
    expect((await sent).postData()).toContain('hangs%40example.com')
  })
})
