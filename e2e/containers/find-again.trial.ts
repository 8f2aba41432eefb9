import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'

test('after a restart of all containers the email’s link still opens the paid booking', async ({ page }) => {
  const { order, link } = JSON.parse(await readFile(process.env.BOOKING_FILE ?? '', 'utf8')) as Record<string, string>
  await page.goto(link ?? '')
  // On the day of the visit the page begins with the nurse.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your (booking|nurse comes today, )/)
  await expect(page.getByText(order ?? '')).toBeVisible()
})
