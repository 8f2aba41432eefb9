import { expect, test } from '../fixtures'
import { releaseVariant } from '../team/variant'
import { HEADING, row } from './table'
import { broken, visit, type Case } from './visit'

/** One case of each kind of failure; `npm run failures` visits all sixty and measures the times. */
const SAMPLE: Case[] = [
  { remote: 'booking', failure: 'hang', moment: 'mid-visit' },
  { remote: 'site', failure: '503', moment: 'cold' },
  { remote: 'admin', failure: 'garbage manifest', moment: 'cold' },
  { remote: 'booking', failure: 'throws on render', moment: 'cold' },
  { remote: 'site', failure: 'suspends for ever', moment: 'mid-visit' },
  { remote: 'booking', failure: 'stale chunk', moment: 'mid-visit' },
]

// The provoked failures are reported by the browser and by the page.
test.use({ allowedErrors: [''] })

test.beforeAll(async ({ stack }) => {
  for (const name of ['site', 'booking', 'admin']) await releaseVariant(stack, name)
})

const table = [HEADING]
test.afterAll(() => console.log(`\n${table.join('\n')}`))

for (const each of SAMPLE) {
  test(`${each.remote}, ${each.failure}, ${each.moment}: text and help stay, and the page recovers without a reload`, async ({
    page,
  }) => {
    const outcome = await visit(page, each)
    const wrong = broken(outcome)
    table.push(row(each, outcome, wrong))
    expect(wrong).toEqual([])
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
  await expect(page.getByText(/Thank you\. We will call you back/)).toBeVisible()
  await stack.backingServices.mailbox?.waitFor((mail) => mail.text.includes('Salma Aziz'), 20_000)
})
