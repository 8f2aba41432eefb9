import type { Page, Route } from 'playwright/test'
import { expect, test } from './fixtures'
import { choosePackage, dayIn, dayOfVisit, logInAs, orderAndPay } from './steps'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1440, height: 900 }

/** On whatever day they are taken, the pictures are of this moment, a Tuesday morning, and of visits two days later. */
const NOW = '2026-12-01T05:10:00.000Z'
const VISIT = '2026-12-03'
const LAST_DATE = '2027-01-30'

/** What differs from one day to another in an answer, and what it is in the pictures. */
const DIFFERENT: readonly [RegExp, string][] = [
  [/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, `"${NOW}"`],
  [/"\d{4}-\d\d-\d\d"/g, `"${VISIT}"`],
  [/"\d\d:\d\d [AP]m"/g, '"10:00 Am"'],
  [/ORD-\d{13,}/g, 'ORD-1796101800000'],
]
/** Of the times that a visitor may choose every one stays. */
const DIFFERENT_SLOTS: typeof DIFFERENT = [
  [/"date":"[^"]+"/, `"date":"${VISIT}"`],
  [/"lastDate":"[^"]+"/, `"lastDate":"${LAST_DATE}"`],
]

/** Gives the answers that the page fetches the time and the dates of the pictures; no slot of next week has passed or is full. */
async function answerAsThen(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'fetch') return route.fallback()
  const url = new URL(route.request().url())
  const ofSlots = url.pathname === '/api/slots'
  if (ofSlots) url.searchParams.set('date', dayIn(7))
  const response = await route.fetch({ url: url.href })
  const headers = { ...response.headers(), date: new Date(NOW).toUTCString() }
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response, headers })
  const different = ofSlots ? DIFFERENT_SLOTS : DIFFERENT
  const body = different.reduce((text, [from, to]) => text.replace(from, to), await response.text())
  return route.fulfill({ response, headers, body })
}

/** Another machine's way to smooth letters changes a few hundred pixels; a line that moved, or another sign, changes thousands. */
const expectPicture = (page: Page, name: string): Promise<void> =>
  expect.soft(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.005, timeout: 20_000 })

test('the README’s pictures are of today’s product', async ({ page, stack }) => {
  test.setTimeout(180_000)
  await page.clock.setFixedTime(NOW)
  await page.route(`${stack.info.site}/**`, answerAsThen)
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await expectPicture(page, 'home-375')
  await choosePackage(page)
  await expect(page.getByRole('button', { name: /^\d\d:\d\d (Am|Pm)/ })).toHaveCount(12)
  await expectPicture(page, 'slots-375')

  await page.setViewportSize(DESK)
  await page.goto('/bookbloodtest')
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await expectPicture(page, 'bookbloodtest-1440')
  for (const [first, last] of [
    ['Maryam', 'Haddad'],
    ['Omar', 'Al Suwaidi'],
    ['Leila', 'Rahman'],
  ]) {
    // The card page is opened from a page without the site's policies.
    await page.goto('about:blank')
    const order = await orderAndPay(page, { 'First name': first ?? '', 'Last name': last ?? '' })
    await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible()
    // The server too finds that the visit is on another day, whatever the hour.
    await dayOfVisit(stack.info.databaseUrl, order, dayIn(3))
  }
  await expectPicture(page, 'paid-1440')

  await logInAs(page, stack, 'admin')
  await page.goto('/admin/bloodtests')
  await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(3)
  await expectPicture(page, 'admin-bloodtests-1440')
  await page.getByRole('link', { name: 'View Maryam Haddad' }).click()
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible()
  await expectPicture(page, 'admin-bloodtest-1440')
})
