import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { dayIn, dayOfVisit, logInAs, orderAndPay, sendRequest } from '../steps'

const AXE_LIMIT_MS = 120_000
/** The widths of laptops and of a tablet. */
const LAPTOPS = [
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const
const WORK = ['Services', 'Blood Tests', 'Day sheet', 'Money']
/** Their groups are folded in the side bar. */
const SETUP = ['Slots', 'Nurses', 'Catalogue', 'Staff']
const SYSTEM = ['Queues', 'Releases', 'Audit', 'Patient data']

test('every admin screen passes the accessibility and layout checks at each width', async ({ page, stack }) => {
  test.setTimeout(AXE_LIMIT_MS)
  await orderAndPay(page)
  await logInAs(page, stack, 'admin')
  for (const name of [...WORK, ...SETUP, ...SYSTEM]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    const link = page.getByRole('link', { name, exact: true })
    if (!(await link.isVisible())) await page.getByText(SETUP.includes(name) ? 'Setup' : 'System').click()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    if (name === 'Catalogue') {
      // More similar rows would only take longer.
      await page.getByRole('searchbox').fill('ferritin')
      await expect(page.getByText(/^\d of \d+ items$/)).toBeVisible()
      await page.getByRole('button', { name: 'Add a test' }).click()
      await expectPageQuality(page)
      await page.keyboard.press('Escape')
    }
    await expectPageQuality(page)
    if (name === 'Blood Tests') {
      await page.getByRole('row').nth(1).getByRole('link', { name: /View/ }).click()
      await page.getByRole('button', { name: 'Complete', exact: true }).waitFor()
      await expectPageQuality(page)
    }
  }
})

test('at each laptop width the columns that stay visible cover no other, and the side bar shows the current screen', async ({
  page,
  stack,
}) => {
  test.setTimeout(AXE_LIMIT_MS)
  await sendRequest(page.request, 'Noura Widths')
  await logInAs(page, stack, 'admin')
  for (const path of ['/admin/services?status=All', '/admin/bloodtests?status=All&payment=All', '/admin/patients']) {
    for (const [width, height] of LAPTOPS) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path !== '/admin/patients') await expect(page.locator('th[data-column]').first()).toBeVisible()
      const heads = await page.locator('th[data-column]:visible').evaluateAll((cells) =>
        cells.map((cell) => {
          const { left, right } = cell.getBoundingClientRect()
          return { name: cell.getAttribute('data-column'), left: Math.round(left), right: Math.round(right) }
        }),
      )
      const covered = heads.filter(({ left }, at) => at > 0 && left < (heads[at - 1]?.right ?? 0) - 1)
      expect(covered, `${path} at ${width}px`).toEqual([])
      if (width >= 992) await expect(page.locator('nav [aria-current=page]')).toBeInViewport({ ratio: 1 })
    }
  }
})

/** The words of what is cut at its end, and of what scrolls sideways. */
const shortened = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#staff-content :is([data-lines], [role=region])')]
      .filter((each) =>
        each.role === 'region'
          ? each.scrollWidth > each.clientWidth
          : each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth,
      )
      .map(({ innerText }) => innerText.slice(0, 40)),
  )

test('at laptop widths no service is cut in its list, and no table of the board scrolls sideways', async ({
  page,
  newVisitor,
  stack,
}) => {
  for (const service of ['Physiotherapy Services', 'Pediatric Palliative', 'Home Nursing services'])
    await sendRequest(page.request, 'Noura Services', service)
  await orderAndPay(await newVisitor())
  await logInAs(page, stack, 'admin')
  for (const [path, seen] of [
    ['/admin/services', page.getByText('Physiotherapy Services')],
    ['/admin/board', page.getByRole('region', { name: 'Packages: table' })],
  ] as const) {
    await page.goto(path)
    for (const [width, height] of LAPTOPS) {
      await page.setViewportSize({ width, height })
      await expect(seen.first()).toBeVisible()
      await expect.poll(() => shortened(page), { message: `${path} at ${width}px` }).toEqual([])
    }
  }
})

test('on the narrowest phone the list of visits says in words which are overdue', async ({ page, stack }) => {
  const order = await orderAndPay(page, { 'First name': 'Overdue' })
  await dayOfVisit(stack.info.databaseUrl, order, dayIn(-2))
  await page.setViewportSize({ width: 320, height: 700 })
  await logInAs(page, stack, 'coordinator')
  await page.goto('/admin/bloodtests?search=Overdue+Haddad')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'View Overdue Haddad' }) })
  await expect(row.getByText('overdue', { exact: true })).toBeVisible()
  await expectPageQuality(page)
})

test('on a phone the offer to undo appears above the navigation of the admin area', async ({ page, stack }) => {
  await sendRequest(page.request, 'Amal Thumb')
  await page.setViewportSize({ width: 375, height: 812 })
  await logInAs(page, stack, 'coordinator')
  await page.getByRole('link', { name: 'View Amal Thumb' }).click()
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  const offer = page.getByRole('group', { name: 'Undo' }).filter({ hasText: 'Appointment completed' })
  await expect(offer).toBeVisible()
  const offerBox = await offer.boundingBox()
  const navigation = await page.getByRole('navigation', { name: 'Admin area' }).boundingBox()
  if (!offerBox || !navigation) throw new Error('one of them is not shown')
  expect(offerBox.y + offerBox.height).toBeLessThanOrEqual(navigation.y)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeInViewport({ ratio: 1 })
})

test('at 400 % zoom the bars of the admin area scroll away with the page', async ({ page, stack }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await logInAs(page, stack, 'coordinator')
  const navigation = page.getByRole('navigation', { name: 'Admin area' })
  await expect(navigation).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await expect(navigation).not.toBeInViewport()
  await expect(page.getByRole('button', { name: 'Log out' })).not.toBeInViewport()
})
