import type { Locator } from 'playwright/test'
import { expect, test } from '../fixtures'
import {
  countInput,
  type Counts,
  PACKAGE,
  PATIENT,
  dayIn,
  dayOfVisit,
  logInAs,
  orderAndPay,
  sendRequest,
  staffUser,
} from '../steps'

const NURSES = ['Amal', 'Grace', 'Priya']

/** Opens a native list and takes one of its options: the browser draws it, so its two clicks reach no page. */
async function choose(list: Locator, option: string | { index: number }, counts: Counts): Promise<void> {
  await list.selectOption(option)
  counts.clicks += 2
}

test('each task of the desk needs no more clicks and keys than it did', async ({ page, newVisitor, stack }) => {
  test.setTimeout(300_000)
  const visitor = await newVisitor()
  await visitor.request.post('/api/user/login', { data: staffUser(stack, 'admin') })
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 480, to: 1320 }))
  for (const [at, firstName] of NURSES.entries()) {
    const nurse = { firstName, lastName: 'Darwish', licenceNumber: `DHA-${at}`, phoneNumber: `97150111222${at}` }
    const added = await visitor.request.post('/api/nurses', { data: { ...nurse, languages: [], areas: [], hours } })
    expect(added.status(), await added.text()).toBe(200)
  }
  const names = ['Assign', 'Move', 'Cancel', 'Find', 'Complete', 'Third']
  for (const name of names) {
    await visitor.goto('about:blank')
    const order = await orderAndPay(visitor, { 'First name': name })
    await dayOfVisit(stack.info.databaseUrl, order, dayIn(3))
  }
  await sendRequest(visitor.request, 'Noura Callback')

  // A button that has another name is found soon.
  page.setDefaultTimeout(10_000)
  const counts = await countInput(page)
  await logInAs(page, stack, 'coordinator')
  const rows: string[] = []
  /** `limit` is how many clicks and keys the task takes at most. */
  const task = async (name: string, limit: Counts, from: string, work: () => Promise<void>): Promise<void> => {
    await page.goto(from)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = { ...counts }
    await work()
    const needed = { clicks: counts.clicks - before.clicks, keys: counts.keys - before.keys }
    rows.push(`| ${name} | ${needed.clicks} | ${needed.keys} |`)
    expect(needed.clicks + needed.keys, name).toBeGreaterThan(0)
    expect([needed.clicks <= limit.clicks, needed.keys <= limit.keys], name).toEqual([true, true])
  }
  const bar = async (name: string): Promise<Locator> => {
    await page.getByText(name, { exact: true }).and(page.locator('td *')).first().click()
    return page.getByRole('group', { name: `Work on ${name}`, exact: true })
  }

  await task(
    'caller booking, of a patient who was here before',
    { clicks: 6, keys: 0 },
    '/admin/bloodtests',
    async () => {
      await page.getByRole('link', { name: /^New booking/ }).click()
      await page.getByRole('textbox', { name: /^Phone number or email/ }).fill(PATIENT.Email)
      await page.getByRole('button', { name: 'Find', exact: true }).click()
      await page
        .getByRole('button', { name: /^Use these details of/ })
        .first()
        .click()
      await page.getByRole('searchbox', { name: 'Search tests and packages' }).fill(PACKAGE.name)
      await page.getByRole('button', { name: `Add ${PACKAGE.name}` }).click()
      await page.getByLabel('Day', { exact: true }).fill(dayIn(4))
      await page
        .getByRole('group', { name: /^Times on/ })
        .getByRole('button')
        .and(page.locator(':enabled'))
        .last()
        .click()
      await page.getByRole('button', { name: 'Create and send the pay link' }).click()
      await expect(page.getByLabel('To paste into a chat')).toBeVisible()
    },
  )
  await task('find anything', { clicks: 0, keys: 2 }, '/admin/services', async () => {
    await page.keyboard.press('Control+k')
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .or(page.getByRole('dialog').getByRole('searchbox'))
      .first()
      .fill('Find Haddad')
    await expect(page.getByText(/^\d+ records? found$/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Haddad')
  })
  await task('move to another day', { clicks: 5, keys: 0 }, '/admin/bloodtests', async () => {
    await (await bar('Move Haddad')).getByRole('button', { name: /^Move/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Date').first().fill(dayIn(5))
    await choose(dialog.getByLabel('Time').first(), { index: 2 }, counts)
    await dialog.getByRole('button', { name: /^Move/ }).click()
    await expect(dialog).toHaveCount(0)
  })
  await task('complete', { clicks: 3, keys: 0 }, '/admin/bloodtests', async () => {
    await (await bar('Complete Haddad')).getByRole('button', { name: /^Complete/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Complete anyway' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await task('cancel, with the money given back', { clicks: 4, keys: 0 }, '/admin/bloodtests', async () => {
    await page.getByRole('link', { name: 'View Cancel Haddad' }).click()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Give the money back to the card').click()
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The patient is away')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Appointment canceled')).toBeVisible()
  })
  await task(
    'outcome of a call, with the time of the next one',
    { clicks: 5, keys: 0 },
    '/admin/services',
    async () => {
      await (await bar('Noura Callback')).getByRole('button', { name: /^Outcome of a call/ }).click()
      const dialog = page.getByRole('dialog')
      await choose(dialog.getByLabel('Call again on'), { index: 1 }, counts)
      await dialog.getByLabel(/^Call again at/).fill('15:00')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
    },
  )
  await task('assign all visits of a day', { clicks: 1, keys: 0 }, `/admin/day-sheet?date=${dayIn(3)}`, async () => {
    await page.getByRole('button', { name: /^Assign all \d+ as suggested$/ }).click()
    await expect(page.getByText(/visits are assigned/).first()).toBeVisible()
  })
  await task('links for all nurses of a day', { clicks: 2, keys: 0 }, `/admin/day-sheet?date=${dayIn(3)}`, async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: /^Create and copy a link/ }).click()
    await expect(page.getByRole('button', { name: 'Copy all again' })).toBeVisible()
  })
  await task('send all nurses their day', { clicks: 2, keys: 0 }, `/admin/day-sheet?date=${dayIn(3)}`, async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Send to all nurses' }).click()
    await expect(page.getByText(/Links are on their way to \d nurses/).first()).toBeVisible()
  })
  console.log(['| task | clicks | keys |', '|---|---|---|', ...rows].join('\n'))
})
