import { randomUUID } from 'node:crypto'
import { withClient } from '@homecare/dev-servers/postgres'
import type { System } from '@homecare/dev-servers/system'
import type { SharedDaySheet } from '@homecare/contract/admin/day-sheet'
import type { CatalogueResponse } from '@homecare/contract/catalogue'
import type { InitiateResponse, InitiatePaymentBody } from '@homecare/contract/payment'
import type { SlotsResponse } from '@homecare/contract/slots'
import { expect, test, type APIRequestContext, type Page } from 'playwright/test'

const DAY_MS = 86_400_000
/** Now in the provider's calendar: Dubai is four hours ahead of UTC. */
const dubaiNow = () => Date.now() + 4 * 3_600_000

/** The date `days` from now in the provider's calendar. */
export const dayIn = (days: number): string => new Date(dubaiNow() + days * DAY_MS).toISOString().slice(0, 10)

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
export const PACKAGE = { name: 'Diabetes & Nephro Package' }

/** From the catalogue to the slot step with one package. */
export async function choosePackage(page: Page, name = PACKAGE.name): Promise<void> {
  await page.goto('/bookbloodtest')
  await page.getByRole('button', { name: `Book a Test: ${name}` }).click()
  await expect(page).toHaveURL(/\/selectdate&time$/)
}

/** Chooses the last free time of the day that is shown: a package's fast can be kept until then. Goes on to the patient step. */
export async function chooseSlot(page: Page): Promise<string> {
  const times = page.getByRole('button', { name: /^\d\d:\d\d (Am|Pm)/ })
  const free = times.and(page.locator(':enabled'))
  await free.last().click()
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

/** The card page of a new order that was made by the wizard's call, for journeys that begin there; resolves with the order number. */
export async function openCardPage(page: Page, patient: Partial<typeof PATIENT> = {}): Promise<string> {
  const order = await placeOrder(page.request, { ...PATIENT, ...patient })
  await page.setContent(
    `<form method="post" action="${order.ccaUrl}"><input name="encRequest" value="${order.encRequest}">
     <input name="access_code" value="${order.accessCode}"><input name="merchant_id" value="${order.merchantId}"></form>`,
  )
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
  return order.orderId
}

/** A new order, paid by card; the page is its status page. Resolves with the order number. */
export async function orderAndPay(page: Page, patient: Partial<typeof PATIENT> = {}): Promise<string> {
  const order = await openCardPage(page, patient)
  await page.getByRole('button', { name: /^Pay AED/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  return order
}

/** A new order, paid by card without a browser; resolves with the order number once the payment has returned. */
export async function payOrder(request: APIRequestContext, patient: Partial<typeof PATIENT> = {}): Promise<string> {
  const order = await placeOrder(request, { ...PATIENT, ...patient })
  const { encRequest, accessCode, merchantId } = order
  const form = { encRequest, access_code: accessCode, merchant_id: merchantId }
  const card = await request.post(order.ccaUrl, { form })
  const paid = await (await request.post(`${card.url()}/pay`, { form: { outcome: 'pay' } })).text()
  const valueOf = (pattern: RegExp): string => pattern.exec(paid)?.[1] ?? 'not in the answer of the card page'
  const back = await request.post(valueOf(/action="([^"]+)"/), {
    form: { encResp: valueOf(/name="encResp" value="([^"]+)"/), orderNo: order.orderId },
  })
  expect(back.status(), await back.text()).toBe(200)
  return order.orderId
}

async function placeOrder(request: APIRequestContext, patient: typeof PATIENT): Promise<InitiateResponse> {
  const { packages } = (await (await request.get('/api/catalogue')).json()) as CatalogueResponse
  const chosen = packages.find(({ name }) => name === PACKAGE.name)
  if (!chosen) throw new Error(`${PACKAGE.name} is not in the catalogue`)
  const body: InitiatePaymentBody = {
    amount: chosen.price,
    username: `${patient['First name']} ${patient['Last name']}`,
    email: patient.Email,
    phoneNumber: patient.Phone,
    doorNo: patient['Door number'],
    building: patient['Building name'],
    landmark: patient.Landmark,
    city: patient.City,
    ...(await freeSlot(request)),
    tests: [{ id: chosen.id, kind: 'package', name: chosen.name, price: chosen.price }],
  }
  // Without a key of its own an order like an earlier one is that order.
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await request.post('/api/payment/initiate', { data: body, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as InitiateResponse
}

/** Whether a time of today is too soon for the package's fast depends on the hour. */
async function freeSlot(request: APIRequestContext): Promise<{ date: string; time: string }> {
  const date = dayIn(1)
  const { slots } = (await (await request.get(`/api/slots?date=${date}&fastingHours=12`)).json()) as SlotsResponse
  const free = slots.find(({ available, keepsFast }) => available && keepsFast)
  if (!free) throw new Error('No slot is free tomorrow')
  return { date, time: free.time }
}

/** The demo login of this role. */
export function staffUser({ info }: Pick<System, 'info'>, role: string): { userName: string; password: string } {
  const user = info.staff.find((each) => each.role === role)
  if (!user) throw new Error(`no demo ${role}`)
  return { userName: user.userName, password: user.password }
}

/** A session of the role's demo account by the login's call, for journeys that are about something else; the page is the list of requests. */
export async function logInAs(page: Page, stack: Pick<System, 'info'>, role: string): Promise<void> {
  const answer = await page.request.post('/api/user/login', { data: staffUser(stack, role) })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto('/admin/services')
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
}

/** The first email with this subject to this address. */
export function emailTo({ mailbox }: Pick<System, 'mailbox'>, to: string, subject: RegExp) {
  return mailbox.waitFor((each) => each.to.includes(to) && subject.test(each.subject), 20_000)
}

/** The link to the own booking in an email. */
export const bookingLink = ({ text }: { text: string }): string =>
  /https?:\/\/\S+\/booking\?\S+/.exec(text)?.[0] ?? 'no link in the email'

/** A journey about the day of a visit ends on that day: in the last minutes before midnight it waits for the next. */
async function enoughOfTheDay(): Promise<void> {
  const left = DAY_MS - (dubaiNow() % DAY_MS)
  if (left > 3 * 60_000) return
  test.info().setTimeout(test.info().timeout + left)
  await new Promise((resolve) => setTimeout(resolve, left))
}

/**
 * The day of the visit has come: the first free slot may be tomorrow's, and a nurse reports a visit on its day. The booking was
 * made the day before, so that every hour that has passed of this day is after it.
 */
export async function dayOfVisit(databaseUrl: string, orderId: string, date?: string): Promise<void> {
  if (date === undefined) await enoughOfTheDay()
  const sql = `UPDATE booking SET date = $2, time = '10:00 Am', visit_at = ($2 || ' 10:00+04')::timestamptz,
    created_at = created_at - interval '1 day' WHERE order_id = $1`
  await withClient(databaseUrl, (db) => db.query(sql, [orderId, date ?? dayIn(0)]))
}

/**
 * The visit is in some minutes, at the end of the day in fewer: a nurse who sets off now is early for no visit and late for
 * none, and it is today's.
 */
export async function visitSoon(databaseUrl: string, orderId: string): Promise<void> {
  await enoughOfTheDay()
  const sql = `UPDATE booking SET date = $2,
    visit_at = least(now() + interval '20 minutes', ($2 || ' 23:59+04')::timestamptz) WHERE order_id = $1`
  await withClient(databaseUrl, (db) => db.query(sql, [orderId, dayIn(0)]))
}

/**
 * The link to the sheet of the first day with a visit, or with one of this patient, with which a nurse reports the visits;
 * logs in as a coordinator.
 */
export async function daySheetLink(
  request: APIRequestContext,
  stack: Pick<System, 'info'>,
  fullName?: string,
): Promise<string> {
  expect((await request.post('/api/user/login', { data: staffUser(stack, 'coordinator') })).status()).toBe(200)
  for (const date of [dayIn(0), dayIn(1)]) {
    const { visits } = (await (await request.get(`/api/day-sheet?date=${date}`)).json()) as {
      visits: { fullName: string }[]
    }
    if (!visits.some((visit) => fullName === undefined || visit.fullName === fullName)) continue
    const link = await request.post('/api/day-sheet/links', { data: { date } })
    return ((await link.json()) as SharedDaySheet).url
  }
  throw new Error('No visit today or tomorrow')
}

/** A visitor's request for care in five days, as the form sends it. */
export async function sendRequest(
  request: APIRequestContext,
  fullName: string,
  service = 'Elderly Care',
): Promise<void> {
  const visitor = { fullName, email: 'noura@example.com', phoneNumber: '971501234567' }
  const data = { ...visitor, date: dayIn(5), service }
  const answer = await request.post('/api/send-email', { data })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** How often a finger or a mouse comes down, and keys that are pressed outside a field; what is typed into fields is not counted. */
export interface Counts {
  clicks: number
  keys: number
}

/** Counts in every page that this one opens from now on. */
export async function countInput(page: Page): Promise<Counts> {
  const counts = { clicks: 0, keys: 0 }
  await page.exposeFunction('countInput', (kind: keyof Counts) => counts[kind]++)
  await page.addInitScript(() => {
    const count = (kind: string) => (window as unknown as { countInput: (kind: string) => void }).countInput(kind)
    addEventListener('pointerdown', () => count('clicks'), true)
    addEventListener('keydown', ({ key }) => key !== 'Control' && count('keys'), true)
  })
  return counts
}
