import { expect, test } from '../fixtures'
import { releaseVariant } from '../team/variant'
import { HEADING, row } from './table'
import { broken, MOMENTS, visit, type Case } from './visit'

/** One case of each kind of failure; `pnpm --filter e2e failures` visits all sixty and measures the times. */
const SAMPLE: Case[] = [
  { remote: 'booking', failure: 'hang', moment: 'mid-visit' },
  { remote: 'site', failure: '503', moment: 'cold' },
  { remote: 'admin', failure: 'garbage manifest', moment: 'cold' },
  { remote: 'booking', failure: 'throws on render', moment: 'cold' },
  { remote: 'site', failure: 'suspends forever', moment: 'mid-visit' },
  { remote: 'booking', failure: 'stale chunk', moment: 'mid-visit' },
]

// The provoked failures are reported by the browser and by the page.
test.use({ allowedErrors: [''] })

test.beforeAll(async ({ stack }) => {
  for (const name of ['site', 'booking', 'admin']) await releaseVariant(stack, name)
})

const table = [HEADING]
test.afterAll(() => console.log(`\n${table.join('\n')}`))

// They mostly wait for the shell's limits, so three of them do it side by side.
for (const moment of MOMENTS) {
  const cases = SAMPLE.filter((each) => each.moment === moment)
  const what = cases.map(({ remote, failure }) => `${remote}, ${failure}`).join('; ')
  test(`${what}, ${moment}: text and help stay, and the page recovers without a reload`, async ({ newVisitor }) => {
    test.setTimeout(150_000)
    const wrong = await Promise.all(
      cases.map(async (each) => {
        const outcome = await visit(await newVisitor(), each)
        const sentences = broken(outcome)
        table.push(row(each, outcome, sentences))
        return sentences.map((sentence) => `${each.remote}, ${each.failure}: ${sentence}`)
      }),
    )
    expect(wrong.flat()).toEqual([])
  })
}

test('the help panel’s form requests a call back without any script of ours', async ({ page, stack }) => {
  await page.route('**/remotes/booking/**', (route) => route.abort())
  await page.goto('/bookbloodtest')
  await page.mouse.move(5, 5)
  await page.getByText('Ask for a call back').first().click()
  await page.getByLabel('Full name').fill('Salma Aziz')
  await page.getByLabel('Email').fill('salma@example.com')
  await page.getByLabel('Phone number').fill('0501234567')
  await page.getByLabel('Preferred date').fill('2030-01-15')
  await page.getByRole('button', { name: 'Ask for a call back' }).click()
  // The page that it comes back to offers help again, after up to 8 s where it came slowly.
  await expect(page.getByText(/Thank you\. We will call you back/)).toBeVisible({ timeout: 30_000 })
  await stack.mailbox.waitFor((mail) => mail.text.includes('Salma Aziz'), 20_000)
})
