import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { dayOfVisit, orderAndPay, daySheetLink } from '../steps'
import { report, showVisit } from './nurse-page'

async function textOfCaches(): Promise<string> {
  const texts: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
  }
  return texts.join('\n')
}

test.describe('a nurse’s day', () => {
  test.use({
    serviceWorkers: 'allow',
    viewport: { width: 375, height: 812 }, // ERR_FAILED: a file that the worker does not keep.
    allowedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'],
  })

  test('a nurse’s page opens without a network, its steps are sent when it is back, and the sample goes to the laboratory by its number', async ({
    page,
    newVisitor,
    stack,
  }) => {
    const order = await orderAndPay(page, { 'First name': 'Nadia', Email: 'nadia@example.com' })
    await dayOfVisit(stack.info.databaseUrl, order)
    const phone = await newVisitor()
    await phone.setViewportSize({ width: 375, height: 812 })
    await phone.goto(await daySheetLink(page.request, stack))
    let visit = await showVisit(phone, 'Nadia Haddad')
    await expect(visit.getByRole('link', { name: 'Call' })).toBeVisible()
    await expectPageQuality(phone)

    // The page is kept without the patient: opened offline, it has the sheet from the phone's storage.
    await expect.poll(() => phone.evaluate(async () => (await caches.match('/day-sheet')) !== undefined)).toBe(true)
    expect(await phone.evaluate(textOfCaches)).not.toContain('Nadia')
    await phone.context().setOffline(true)
    await phone.reload()
    visit = await showVisit(phone, 'Nadia Haddad')
    await expect(visit.getByText(/^\d{3} \d{3} [A-Z]$/)).toBeVisible()
    const accession = (await visit.getByText(/^\d{3} \d{3} [A-Z]$/).textContent()) ?? ''
    await report(visit, 'On my way', 'Yes, on my way')
    // With the keyboard, which then goes on where the nurse reports.
    await visit.getByRole('button', { name: 'Arrived' }).press('Tab')
    await phone.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(visit.getByRole('group', { name: 'Report for Nadia Haddad' })).toBeFocused()
    await report(visit, 'On my way', 'Yes, on my way')
    await report(visit, 'Arrived', 'I am there')
    await expect(phone.getByText(/^2 steps wait for the network/)).toBeVisible({ timeout: 20_000 })
    await report(visit, 'Sample taken', 'Sample taken')
    const asked = visit.getByLabel(/without food/)
    if (await asked.isVisible()) await asked.selectOption('yes')
    await visit.getByRole('button', { name: 'Sample taken' }).click()
    await expect(phone.getByText(/^3 steps wait for the network/)).toBeVisible({ timeout: 20_000 })

    await phone.context().setOffline(false)
    await expect(phone.getByText(/wait for the network/)).toHaveCount(0, { timeout: 20_000 })
    await expect(
      phone.getByRole('region', { name: 'Done' }).getByRole('listitem', { name: /, Nadia Haddad$/ }),
    ).toBeVisible()

    // The worker has this page only: another one is not opened without a network.
    const others = await phone.evaluate(async () => (await navigator.serviceWorker.getRegistration('/admin')) ?? null)
    expect(others).toBeNull()

    await page.goto(`/admin/bloodtests?search=Nadia`)
    await page.getByRole('link', { name: 'View Nadia Haddad' }).click()
    const history = page.getByRole('region', { name: 'History' })
    for (const step of ['Nurse on the way', 'Nurse arrived', 'Sample taken'])
      await expect(history.getByText(step)).toBeVisible()
    const sample = page.getByRole('region', { name: 'Sample' })
    await expect(sample.getByText(accession)).toBeVisible()
    await sample.getByRole('link', { name: 'All samples of the day' }).click()
    await page.getByLabel('Scan or type a number').fill(accession)
    await page.getByLabel('Scan or type a number').press('Enter')
    await expect(page.getByText('1 sample handed over.')).toBeVisible()
    await expectPageQuality(page)
    const row = page.getByRole('row').filter({ hasText: accession })
    await row.getByRole('button', { name: /^Undo/ }).press('Enter')
    await expect(row.locator(':focus')).toHaveText(/^Hand over/)
  })
})
