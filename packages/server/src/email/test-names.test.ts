import { expect, it } from 'vitest'
import { childOf, everyEmail, familyOf, ORDER, REQUEST } from './samples.fixture'
import { withoutServiceName, withoutTestNames } from './without-test-names'

const MARKER = 'Quartzberg'
/** Tests, a package and its contents, each with a marker as name. */
const marked = {
  ...ORDER,
  lines: ORDER.lines.map((line, place) => ({
    ...line,
    name: `${MARKER} line ${place}`,
    contents: line.contents.map((_, inner) => `${MARKER} content ${inner}`),
  })),
}
const request = { ...REQUEST, service: `${MARKER} service` }

const attached = ({ attachments = [] }: { attachments?: { content: Buffer }[] | undefined }) =>
  attachments.map(({ content }) => content.toString('latin1').replace(/\r\n /g, ''))

it.each([
  ['one person', marked],
  ['a family', familyOf(marked)],
  ['a child', childOf(marked)],
])(
  'with a mail relay abroad no email about %s names a test or a service, in subject, body or attachment',
  async (_, order) => {
    const emails = await everyEmail(withoutTestNames(order), withoutServiceName(request), { withReceipt: false })
    for (const [name, email] of Object.entries(emails)) {
      const parts = [email.subject, email.html, email.text, ...attached(email)]
      expect(parts.join('\n'), name).not.toContain(MARKER)
      expect(email.attachments?.some(({ contentType }) => contentType === 'application/pdf') ?? false, name).toBe(false)
    }
    expect(emails['booking-confirmed']!.text).toContain('the receipt, with each test, is on your booking’s page')
  },
)

it('an order without names keeps its people, its total and who is tested', () => {
  const order = familyOf(marked)
  const unnamed = withoutTestNames(order)
  expect(unnamed.lines.map(({ person }) => person)).toEqual([0, 1, 2])
  expect(unnamed.lines.reduce((sum, { price }) => sum + price, 0)).toBe(
    order.lines.reduce((sum, { price }) => sum + price, 0),
  )
})

it('with a relay in the UAE the emails name the tests, and still no file name does', async () => {
  const emails = await everyEmail(marked, request)
  expect(emails['booking-confirmed']!.text).toContain(MARKER)
  for (const { attachments = [], subject } of Object.values(emails)) {
    for (const { filename, contentType } of attachments) expect(`${filename} ${contentType}`).not.toContain(MARKER)
    expect(subject).not.toContain(`${MARKER} line`)
  }
})
