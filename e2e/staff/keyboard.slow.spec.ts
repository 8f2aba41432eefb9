import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { dayIn, dayOfVisit, logInAs, orderAndPay, PACKAGE, PATIENT, sendRequest } from '../steps'

/** More stops than a screen has before what is looked for. */
const MOST_STOPS = 60

/** Goes on with Tab until this has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((each) => each === each.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `reached with ${MOST_STOPS} presses of Tab`).toBeFocused()
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Opens a list and goes with the arrows to the row of this person. */
async function goToRow(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `View ${name}` }) })
  await expect(row).toBeVisible()
  for (let at = 0; at < MOST_STOPS && (await row.getAttribute('data-active')) === null; at++)
    await page.keyboard.press('j')
  await expect(row).toHaveAttribute('data-active')
}

test('the desk books for a caller, moves and completes a visit, and notes a call with the keyboard alone', async ({
  page,
  newVisitor,
  stack,
}) => {
  test.setTimeout(180_000)
  const visitor = await newVisitor()
  for (const name of ['Moved', 'Completed']) {
    await visitor.goto('about:blank')
    const order = await orderAndPay(visitor, { 'First name': name })
    await dayOfVisit(stack.info.databaseUrl, order, dayIn(3))
  }
  await sendRequest(visitor.request, 'Noura Keys')
  await logInAs(page, stack, 'coordinator')

  await page.keyboard.press('b')
  await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: /^Phone number or email/ }))
  await page.keyboard.type(PATIENT.Email)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: /^Use these details of/ }).first())
  await tabTo(page, page.getByRole('searchbox', { name: 'Search tests and packages' }))
  await page.keyboard.type(PACKAGE.name)
  await press(page, page.getByRole('button', { name: `Add ${PACKAGE.name}` }))
  // A day on which the package's fast can be kept at each hour of today.
  const [year, month, day] = dayIn(4).split('-')
  await tabTo(page, page.getByLabel('Day', { exact: true }))
  await page.keyboard.type(`${month}${day}${year}`)
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(dayIn(4))
  const times = page.getByRole('group', { name: /^Times on/ }).getByRole('button')
  await press(page, times.and(page.locator(':enabled')).last())
  await press(page, page.getByRole('button', { name: 'Create and send the pay link' }))
  await expect(page.getByLabel('To paste into a chat')).toBeVisible()

  const dialog = page.getByRole('dialog')
  await goToRow(page, '/admin/bloodtests', 'Moved Haddad')
  await page.keyboard.press('m')
  await tabTo(page, dialog.getByLabel('Time').first())
  await page.keyboard.press('ArrowDown')
  await press(page, dialog.getByRole('button', { name: /^Move/ }))
  await expect(dialog).toHaveCount(0)

  await goToRow(page, '/admin/bloodtests', 'Completed Haddad')
  await page.keyboard.press('c')
  await press(page, dialog.getByRole('button', { name: 'Complete anyway' }))
  await expect(page.getByRole('group', { name: 'Undo' })).toBeVisible()

  await goToRow(page, '/admin/services', 'Noura Keys')
  await page.keyboard.press('o')
  await tabTo(page, dialog.getByLabel('Call again on'))
  await page.keyboard.press('ArrowDown')
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toHaveCount(0)
})
