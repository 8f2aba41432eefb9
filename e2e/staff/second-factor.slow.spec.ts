import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { emailTo, logInAs } from '../steps'

const ADMIN = { userName: 'noor@example.com', password: 'seven calm oranges walk' }

/** A device with a fingerprint reader, in software. */
async function withDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Email or user name').fill(ADMIN.userName)
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('an invited admin chooses a password, makes a passkey, keeps the codes, and logs in with the passkey', async ({
  browser,
  page,
  stack,
}) => {
  await logInAs(page, stack, 'admin')
  const invitation = { userName: ADMIN.userName, name: 'Noor Aziz', role: 'admin' }
  expect((await page.request.post('/api/staff', { data: invitation })).status()).toBe(201)

  // Browsers have passkeys for names of hosts, not for addresses in digits.
  const baseURL = stack.info.site.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ baseURL })
  const own = await context.newPage()
  await withDevice(own)
  const { text } = await emailTo(stack, ADMIN.userName, /./)
  const link = new URL(/https?:\/\/\S+set-password\S+/.exec(text)?.[0] ?? '')
  await own.goto(link.pathname + link.search)
  await own.getByLabel('New password').fill(ADMIN.password)
  await own.getByRole('button', { name: 'Save password' }).click()
  await own.getByRole('link', { name: 'Go to the login' }).click()

  await enterPassword(own)
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Protect your login')
  expect((await own.request.get('/api/user/me')).status()).toBe(401)
  await own.getByRole('button', { name: 'Set up: Passkey' }).click()
  await own.getByLabel('Name of this passkey').fill('Laptop at the desk')
  await own.keyboard.press('Enter')
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Keep your recovery codes')
  await own.getByRole('button', { name: 'I have kept them' }).click()
  await expect(own).toHaveURL(/\/admin\/services$/)

  await own.goto('/admin/account')
  await expect(own.getByText('Laptop at the desk')).toBeVisible()
  await expect(own.getByText('10 of 10 are left')).toBeVisible()
  await own.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(own).toHaveURL(/\/login$/)

  await enterPassword(own)
  await own.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(own).toHaveURL(/\/admin\/services$/)
  await context.close()
})
