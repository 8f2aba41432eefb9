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
