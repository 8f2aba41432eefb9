import type { System } from '@homecare/dev-servers/system'
import type { Browser, Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { completeFutureVisit, logInAs, orderAndPay, sendRequest } from '../steps'

type Role = 'admin' | 'coordinator' | 'viewer'

/** A small picture and a small PDF, as their first bytes tell. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

/** Another staff member in a separate browser. */
async function colleague(browser: Browser, stack: System, role: Role): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.info.site })
  const page = await context.newPage()
  await logInAs(page, stack, role)
  return page
}

async function openRecord(page: Page, fullName: string): Promise<void> {
  await page.goto(`/admin/services?search=${encodeURIComponent(fullName)}`)
  await page.getByRole('link', { name: `View ${fullName}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName)
}

/**
 * The event by which an open screen refreshes itself when its tab is shown again. It must bubble as the browser's own
 * does: TanStack Query listens on the window. It starts no second call while a timer's call is still running, so
 * repeat it until the change is shown.
 */
async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

test('on a phone the offer to undo appears above the navigation of the admin area', async ({ page, stack }) => {
  await sendRequest(page.request, 'Amal Thumb')
  await page.setViewportSize({ width: 375, height: 812 })
  await logInAs(page, stack, 'coordinator')
  await openRecord(page, 'Amal Thumb')
  await completeFutureVisit(page)
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

test.describe('documents', () => {
  test.use({ allowedErrors: ['415'] })

  test('staff upload several documents together, see which were refused, open one, and an admin removes one', async ({
    page,
    stack,
  }) => {
    await sendRequest(page.request, 'Omar Files')
    await logInAs(page, stack, 'admin')
    await openRecord(page, 'Omar Files')
    await page.getByLabel(/Choose files/).setInputFiles([
      { name: 'scan.png', mimeType: 'image/png', buffer: PNG },
      { name: 'disguised.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is no pdf at all') },
      { name: 'report.pdf', mimeType: 'application/pdf', buffer: PDF },
    ])
    await expect(page.getByText('2 files are stored')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('disguised.pdf not a PDF')

    await page.getByRole('button', { name: 'Preview of scan.png' }).click()
    const picture = page.getByRole('img', { name: 'Preview of scan.png' })
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1)
    await page.keyboard.press('Escape')
    const shown = page.waitForResponse(/\/files\/.*preview=1/)
    await page.getByRole('button', { name: 'Preview of report.pdf' }).click()
    const headers = (await shown).headers()
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['application/pdf', 'nosniff'])
    expect(headers['content-disposition']).toMatch(/^inline/)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Remove report.pdf' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Belongs to another patient')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('link', { name: 'report.pdf' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Belongs to another patient')
  })
})

test.describe('two staff members on one paid booking', () => {
  test.use({ allowedErrors: ['409'] })

  test('of two simultaneous changes one is saved, the other is refused, and an open screen updates without a reload', async ({
    page,
    stack,
    browser,
  }) => {
    await orderAndPay(page, { 'First name': 'Rania', Email: 'rania@example.com' })
    const pages = await Promise.all(
      (['coordinator', 'admin', 'viewer'] as const).map((role) => colleague(browser, stack, role)),
    )
    const [coordinator, admin, viewer] = pages as [Page, Page, Page]
    for (const each of pages) {
      await each.goto('/admin/bloodtests?search=Rania')
      await each.getByRole('link', { name: 'View Rania Haddad' }).click()
      await expect(each.getByText('User details')).toBeVisible()
    }
    await admin.getByRole('button', { name: 'Cancel', exact: true }).click()
    await admin.getByLabel('Give the money back to the card').check()
    await admin.getByRole('textbox', { name: 'Reason' }).fill('Asked by phone')
    await coordinator.getByRole('button', { name: 'Complete', exact: true }).click()
    await Promise.all([
      coordinator.getByRole('button', { name: 'Complete anyway' }).click(),
      admin.getByRole('button', { name: 'Save' }).click(),
    ])
    const result = /^(Completed by Sara Nair|Canceled by Amal Rashid), (just now|\d+ s ago)/
    const countResults = async () =>
      (await coordinator.getByText(result).count()) + (await admin.getByText(result).count())
    await expect.poll(countResults).toBe(1)
    const history = viewer.getByRole('region', { name: 'History' })
    const news = viewer.getByText(/^(Sara Nair|Amal Rashid) at \d\d:\d\d: (Completed|Canceled\b.*)\. You see/)
    await expect(async () => {
      await returnToTab(viewer)
      await expect(news).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 10_000 })
    await expect(history.getByText(/^(Completed|Canceled\b.*)$/)).toHaveCount(1)
    await Promise.all(pages.map((each) => each.context().close()))
  })
})

test.describe('a session that is ended on another device', () => {
  test.use({ allowedErrors: ['401'] })

  test('returns to the same record after login, with the unsaved note', async ({ page, stack, browser }) => {
    await sendRequest(page.request, 'Aisha Returns')
    await logInAs(page, stack, 'coordinator')
    await openRecord(page, 'Aisha Returns')
    const note = page.getByRole('textbox', { name: 'New note' })
    await note.fill('Half a sent')
    const other = await colleague(browser, stack, 'coordinator')
    await other.getByRole('button', { name: /^Your login/ }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(other).toHaveURL(/\/login$/)
    await other.context().close()

    await completeFutureVisit(page)
    await expect(page).toHaveURL(/\/login\?next=/)
    const user = stack.info.staff.find(({ role }) => role === 'coordinator')
    await page.getByRole('textbox', { name: /user name/ }).fill(user?.userName ?? '')
    await page.getByLabel('Password', { exact: true }).fill(user?.password ?? '')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aisha Returns')
    await expect(note).toHaveValue('Half a sent')
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible()
  })
})
