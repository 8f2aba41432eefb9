import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { confirmBooking, countInput, PACKAGE, PATIENT } from '../steps'

const OTHERS = ['Lina Haddad', 'Adam Haddad']

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

/** What a patient who comes for the first time may need at most, besides typing into eight fields. */
const NEW_PATIENT = 12
const RETURNING_PATIENT = 6
/** A new patient with two others: a tap to add each, besides typing their names. */
const NEW_FAMILY = NEW_PATIENT + 2

async function fromHomeToTests(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).tap()
  await page.getByRole('link', { name: 'Blood Test', exact: true }).first().tap()
  await expect(page).toHaveURL(/\/bookbloodtest$/)
}

async function takeEarliest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Earliest/ }).tap()
  await page.getByRole('button', { name: 'Book Appointment' }).tap()
}

async function typePatient(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(PATIENT))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
}

// The taps of a first booking from home to the card page, remembered on the device, and of the next one.
for (const { who, others, limit } of [
  { who: 'patient', others: [], limit: NEW_PATIENT },
  { who: 'family of three', others: OTHERS, limit: NEW_FAMILY },
])
  test(`from the home page to the card page a new ${who} needs at most ${limit} taps besides typing, a remembered one at most ${RETURNING_PATIENT}`, async ({
    page,
  }) => {
    const counts = await countInput(page)
    await fromHomeToTests(page)
    await page.getByRole('button', { name: `Book a Test: ${PACKAGE.name}` }).tap()
    await takeEarliest(page)
    await typePatient(page)
    for (const [index, name] of others.entries()) {
      await page.getByRole('button', { name: 'Add a person' }).tap()
      await page.getByRole('textbox', { name: `Full name of person ${index + 2}` }).fill(name)
    }
    await page.getByRole('checkbox', { name: /Remember me/ }).tap()
    await page.getByRole('button', { name: 'Continue' }).tap()
    await confirmBooking(page)
    const first = counts.clicks

    await fromHomeToTests(page)
    await page.getByRole('button', { name: 'Book again' }).tap()
    await takeEarliest(page)
    await expect(page.getByText(`${PATIENT['First name']} ${PATIENT['Last name']}`).first()).toBeVisible()
    for (const name of others) await expect(page.getByText(`${name}: ${PACKAGE.name}`)).toBeVisible()
    await confirmBooking(page)
    const again = counts.clicks - first
    console.log(`Taps of a ${who}: new ${first} besides typing, returning ${again}.`)
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(limit)
    expect(again).toBeGreaterThan(0)
    expect(again).toBeLessThanOrEqual(RETURNING_PATIENT)
  })
