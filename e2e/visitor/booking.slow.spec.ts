import pg from 'pg'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { choosePackage, chooseSlot, confirmBooking, fillPatient, PACKAGE } from '../steps'

// With animations, as most visitors have them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a wizard step redirects to the first incomplete step; reload, back and forward keep the visitor’s choices and input', async ({
  page,
}) => {
  await page.goto('/confirm')
  await expect(page).toHaveURL(/\/bookbloodtest$/)
  await choosePackage(page)
  await page.goto('/patientdetails')
  await expect(page).toHaveURL(/\/selectdate&time$/)

  const time = await chooseSlot(page)
  const firstName = page.getByRole('textbox', { name: /^First name/ })
  await firstName.fill('Omar')
  await page.reload()
  await expect(firstName).toHaveValue('Omar')
  await page.goBack()
  await expect(page).toHaveURL(/\/selectdate&time$/)
  await expect(page.getByRole('button', { name: time, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.goForward()
  await expect(firstName).toHaveValue('Omar')
})

test('a package of the home page shows its price there and leads to the choice of a day', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('listitem').filter({ hasText: PACKAGE.name })
  await expect(card).toContainText(PACKAGE.price)
  await card.getByRole('link', { name: /^Book/ }).click()
  await expect(page).toHaveURL(/\/selectdate&time$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/bookbloodtest$/)
  await expect(page.getByRole('region', { name: 'Your booking' })).toContainText(PACKAGE.price)
})

test('two tabs have separate bookings', async ({ page, context }) => {
  await choosePackage(page)
  const other = await context.newPage()
  await choosePackage(other, 'Cardiac Package')
  await page.goto('/bookbloodtest')
  await expect(page.locator('[data-cart-bar]')).toContainText('AED 560.00')
  await other.close()
})

test.describe('refusals of the server', () => {
  test.use({ allowedErrors: ['409', '422'] })

  test('a changed price is shown and must be confirmed again; when the slot was taken meanwhile, the nearest free ones are offered and all other input stays', async ({
    page,
    stack,
  }) => {
    const { databaseUrl } = stack.info
    await choosePackage(page, 'Cardiac Package')
    await chooseSlot(page)
    await fillPatient(page)
    await setPrice(databaseUrl, 'Cardiac Package', 77_700)
    const confirm = page.getByRole('button', { name: 'Confirm Booking' })
    await confirm.click()
    await expect(page.getByText('The price has changed')).toBeVisible()
    await expect(page.getByText('AED 777.00').first()).toBeVisible()

    const date = await closeDayOfDraft(page, databaseUrl)
    await confirm.click()
    await expect(page.getByText(/Nothing was charged/)).toBeVisible()
    const free = page
      .getByRole('region', { name: /can no longer be booked/ })
      .getByRole('listitem')
      .getByRole('button')
    await expect(free).toHaveCount(3)
    await free.first().click()
    await confirmBooking(page)
    await reopen(databaseUrl, date)
    await setPrice(databaseUrl, 'Cardiac Package', 76_600)
  })
})

async function query(databaseUrl: string, text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(text, values)
  await client.end()
}

const setPrice = (url: string, name: string, fils: number) =>
  query(url, 'update health_package set price_fils = $1 where name = $2', [fils, name])

async function closeDayOfDraft(page: Page, url: string): Promise<string> {
  const date = await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      const found = /"date":"(\d{4}-\d{2}-\d{2})"/.exec(sessionStorage.getItem(key) ?? '')
      if (found?.[1]) return found[1]
    }
    return ''
  })
  await query(url, 'insert into closed_day (date, reason) values ($1, $2)', [date, 'journey'])
  return date
}

const reopen = (url: string, date: string) => query(url, 'delete from closed_day where date = $1', [date])
