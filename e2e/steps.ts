import pg from 'pg'
import { expect, type Page } from 'playwright/test'

/** The date `days` from now in the provider's calendar: Dubai is four hours ahead of UTC. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

export const PATIENT = {
  'First name': 'Maryam',
  'Last name': 'Haddad',
  Email: 'maryam@example.com',
  Phone: '+971 50 123 4567',
  'Door number': '1204',
  'Building name': 'Palm Tower',
  Landmark: 'Opposite the park gate',
  City: 'Dubai',
}

/** A package that exceeds the minimum alone. */
export const PACKAGE = { name: 'Diabetes & Nephro Package', price: 'AED 560' }

/** From the catalogue to the slot step with one package. */
export async function choosePackage(page: Page, name = PACKAGE.name): Promise<void> {
  await page.goto('/bookbloodtest')
  await page.getByRole('button', { name: `Book a Test: ${name}` }).click()
  await expect(page).toHaveURL(/\/selectdate&time$/)
}

/** The next day that has a free time, and its first free time; goes on to the patient step. */
export async function chooseSlot(page: Page): Promise<string> {
  const times = page.getByRole('button', { name: /^\d\d:\d\d (Am|Pm)/ })
  await expect(times).toHaveCount(12)
  const next = page.getByRole('button', { name: 'Look at the next day' })
  const free = times.and(page.locator(':enabled'))
  await expect(free.first().or(next)).toBeVisible()
  if ((await free.count()) === 0) await next.click()
  await free.first().click()
  const time = (await times.and(page.locator('[aria-pressed=true]')).textContent()) ?? ''
  await page.getByRole('button', { name: 'Book Appointment' }).click()
  await expect(page).toHaveURL(/\/patientdetails$/)
  return time.trim()
}

export async function fillPatient(page: Page, patient: Partial<typeof PATIENT> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...PATIENT, ...patient })) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/confirm$/)
}

/** Confirms and waits for the gateway's page; resolves with the order number on it. */
export async function confirmBooking(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible({ timeout: 15_000 })
  const order =
    (await page
      .getByText(/^ORD-[\w-]+$/)
      .first()
      .textContent()) ?? ''
  return order.trim()
}

/** All steps from the catalogue to the card page. */
export async function bookUntilCard(page: Page, patient: Partial<typeof PATIENT> = {}): Promise<string> {
  await choosePackage(page)
  await chooseSlot(page)
  await fillPatient(page, patient)
  return confirmBooking(page)
}

export async function logIn(page: Page, user: { userName: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: /email|user/i }).fill(user.userName)
  await page.getByLabel('Password', { exact: false }).first().fill(user.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/services$/)
}

/** Emails that wait for the visitor to leave the page are due now. */
export async function passQuarterHour(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`UPDATE outbox SET not_before = now() WHERE relayed_at IS NULL AND not_before > now()`)
    await client.query(`NOTIFY outbox`)
  } finally {
    await client.end()
  }
}
