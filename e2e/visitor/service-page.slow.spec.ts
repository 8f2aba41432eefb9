import { expect, test } from '../fixtures'

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

for (const height of [600, 640, 800])
  test(`in a window that is ${height} px high the calendar of a date covers no field and lies under neither header nor action bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height })
    await page.goto('/elderly-care')
    const date = page.getByLabel('Date', { exact: true })
    // The calendar is fetched at the first sign of interest after the page's script runs.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await date.hover()
      await expect(date).toHaveAttribute('placeholder', 'MM/DD/YYYY', { timeout: 500 })
    }).toPass()
    await date.focus()
    const calendar = page.getByRole('dialog', { name: 'Choose Date' })
    const gaps = async () => {
      const [box, field] = [await calendar.boundingBox(), await date.boundingBox()]
      const header = await page.getByRole('banner').boundingBox()
      const bar = await page.getByRole('link', { name: 'Call Back' }).boundingBox()
      if (!box || !field || !header || !bar) return null
      const isBeside = box.x >= field.x + field.width || box.x + box.width <= field.x
      return {
        header: box.y >= header.y + header.height,
        bar: box.y + box.height <= bar.y,
        field: isBeside || box.y >= field.y + field.height || box.y + box.height <= field.y,
      }
    }
    await expect(calendar).toBeInViewport({ ratio: 1 })
    await expect.poll(gaps).toEqual({ header: true, bar: true, field: true })
  })

test('on a phone a request that was sent is not offered again in the bar', async ({ page }) => {
  const request = page.getByRole('link', { name: 'Request this service' })
  await page.goto('/elderly-care')
  await expect(request).toBeAttached()
  await expect(request).toBeVisible()
  const form = page.locator('form:has([name=service])')
  await form.locator('[name=fullName]').fill('Mona Haddad')
  await form.locator('[name=email]').fill('mona@example.com')
  await form.locator('[name=phoneNumber]').fill('0501234567')
  // The calendar comes when a visitor turns to the form, and takes the date as it is written.
  const date = form.locator('[name=date]')
  await expect(date).toHaveAttribute('placeholder', 'MM/DD/YYYY')
  await date.fill('12/24/2099')
  await form.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible()
  await expect(request).toBeHidden()
  await page.getByRole('button', { name: 'Send another request' }).click()
  await expect(request).toBeVisible()
})
