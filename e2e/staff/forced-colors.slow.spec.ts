import type { Locator } from 'playwright/test'
import { expect, test } from '../fixtures'
import { logInAs, sendRequest } from '../steps'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

const coloursOf = (element: Locator): Promise<string> =>
  element.evaluate((each) => {
    const { backgroundColor, color } = getComputedStyle(each)
    return `${color} on ${backgroundColor}`
  })

/** The colours of a selection in the visitor's own system. */
const highlight = (element: Locator): Promise<string> =>
  element.evaluate((each) => {
    const sample = document.createElement('span')
    sample.style.cssText = 'forced-color-adjust: none; color: HighlightText; background: Highlight'
    each.ownerDocument.body.append(sample)
    const { backgroundColor, color } = getComputedStyle(sample)
    sample.remove()
    return `${color} on ${backgroundColor}`
  })

async function expectMarked(marked: Locator, other: Locator): Promise<void> {
  // A button that was just clicked may still be changing its colour.
  await expect(async () => {
    expect(await coloursOf(marked)).toBe(await highlight(marked))
    expect(await coloursOf(other)).not.toBe(await coloursOf(marked))
  }).toPass({ timeout: 10_000 })
}

test('in forced colours the current page of the site is marked', async ({ page }) => {
  await page.goto('/aboutus')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expectMarked(
    navigation.getByRole('link', { name: 'About Us', exact: true }),
    navigation.getByRole('link', { name: 'Home', exact: true }),
  )
})

test('in forced colours staff see the current screen, the selected option and the active row', async ({
  page,
  stack,
}) => {
  await sendRequest(page.request, 'Forced Colours')
  await logInAs(page, stack, 'admin')
  const navigation = page.getByRole('navigation', { name: 'Admin area' })
  await expectMarked(
    navigation.getByRole('link', { name: 'Services' }),
    navigation.getByRole('link', { name: 'Money' }),
  )
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'View Forced Colours' }) })
  const badge = row.getByText('Pending').locator('..')
  await expect(badge).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('j')
  await expect(page.locator('tr[data-active]')).toHaveCSS('outline-style', 'solid')
  // An icon has the colour of the text beside it, which the visitor chose.
  const icon = navigation.getByRole('link', { name: 'Money' })
  expect(await icon.locator('svg').evaluate((svg) => getComputedStyle(svg).color)).toBe(
    await icon.evaluate((link) => getComputedStyle(link).color),
  )
  await page.getByRole('button', { name: 'Today' }).click()
  await expectMarked(page.getByRole('button', { name: 'Today' }), page.getByRole('button', { name: 'Tomorrow' }))
  await page.goto('/admin/slots')
  const everyDay = page.getByRole('button', { name: /^Every day/ })
  await expectMarked(everyDay, page.getByRole('table').getByRole('button').last())
})
