import { expect, test } from '../fixtures'
import { expectPageQuality } from '../inspect'
import { emailTo, logInAs, sendRequest } from '../steps'

const PATIENT = 'Amal Quoted'

test('a quote is written from a price, sent by email, accepted on an Arabic phone, and the case becomes active', async ({
  page,
  stack,
  browser,
}) => {
  test.setTimeout(180_000)
  await sendRequest(page.request, PATIENT)
  await logInAs(page, stack, 'admin')

  await page.goto('/admin/rates')
  await page.getByRole('button', { name: 'New price' }).click()
  const price = page.getByRole('dialog')
  await price.getByLabel('Service').selectOption('Elderly Care')
  await price.getByLabel('For').selectOption('shift12')
  await price.getByLabel('Price in AED').fill('600')
  await price.getByRole('button', { name: 'Add the price' }).click()
  await expect(page.getByRole('row', { name: /Elderly Care/ })).toContainText('600.00')
  await expectPageQuality(page)

  await page.goto('/admin/cases')
  await page.getByRole('link', { name: PATIENT }).click()
  const quotes = page.getByRole('region', { name: 'Quotes' })
  await quotes.getByRole('link', { name: 'New quote' }).click()
  await page.getByRole('button', { name: /^12 hours/ }).click()
  const preview = page.getByRole('region', { name: 'What the family will read' })
  await expect(preview.getByText('Elderly Care')).toBeVisible()
  await expectPageQuality(page)

  await page.getByRole('link', { name: /^Case C-/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).last().click()
  await page.keyboard.press('Control+Enter')
  const send = page.getByRole('dialog')
  await send.getByLabel('By').selectOption('email')
  await send.getByLabel('Language').selectOption('ar')
  await send.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(quotes.getByText(/^Sent to Amal Quoted by Email/)).toBeVisible()
  await expect(page.getByText('Quoted', { exact: true })).toBeVisible()
  await expectPageQuality(page)

  // By email, which comes at any hour: a message to a phone waits for the morning.
  const { text } = await emailTo(stack, 'noura@example.com', /عرض السعر/)
  const link = /https?:\S+\/quote\?\S+/.exec(text)?.[0] ?? 'no link in the email'
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const phone = await context.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('عرض السعر')
  await expect(phone.getByText(PATIENT)).toBeVisible()
  expect(new URL(phone.url()).searchParams.has('token')).toBe(false)
  await expectPageQuality(phone)
  await phone.setViewportSize({ width: 375, height: 812 })
  await phone.getByRole('button', { name: 'قبول', exact: true }).click()
  await phone.getByRole('textbox').fill('Omar Quoted')
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: /^القبول مقابل/ }).click()
  await expect(phone.getByRole('heading', { name: 'قُبل عرض السعر' })).toBeVisible()
  await expectPageQuality(phone)
  await context.close()

  await page.reload()
  await expect(quotes.getByText(/^Accepted by Omar Quoted/)).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
})
