import { extractText } from 'unpdf'
import { expect, it } from 'vitest'
import type { EmailContent } from './content'
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

/** What a reader finds in an email's attachments; in a PDF the drawn text, and what else stands in its file. */
const attached = ({ attachments = [] }: EmailContent): Promise<string[]> =>
  Promise.all(
    attachments.map(async ({ content, contentType }) => {
      const written = content.toString('latin1').replace(/\r\n /g, '')
      if (contentType !== 'application/pdf') return written
      return `${(await extractText(new Uint8Array(content), { mergePages: true })).text}\n${written}`
    }),
  )

/** Every address in an email and its attachments. */
const addresses = ({ html, text }: EmailContent, files: string[]) => [
  ...[...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url),
  ...[...[text, ...files].join('\n').matchAll(/\b(?:https?|mailto|tel):[^\s"<>)]+/g)].map(([url]) => url),
]

it.each([
  ['one person', marked],
  ['a family', familyOf(marked)],
  ['a child', childOf(marked)],
])(
  'with a mail relay abroad no email about %s names a test or a service, in subject, body or attachment',
  async (_, order) => {
    const emails = await everyEmail(withoutTestNames(order), withoutServiceName(request), { withReceipt: false })
    for (const [name, email] of Object.entries(emails)) {
      const parts = [email.subject, email.html, email.text, ...(await attached(email))]
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

it.each([
  ['one person', marked],
  ['a family', familyOf(marked)],
  ['a child', childOf(marked)],
])(
  'with a relay in the UAE the emails about %s name the tests, and no address, file name or calendar entry’s id does',
  async (_, order) => {
    const emails = await everyEmail(order, request)
    expect(emails['booking-confirmed']!.text).toContain(MARKER)
    expect((await attached(emails['booking-confirmed']!)).join('\n')).toContain(`${MARKER} content 1`)
    for (const [name, email] of Object.entries(emails)) {
      const files = await attached(email)
      const found = addresses(email, files)
      expect(found.length, name).toBeGreaterThan(0)
      const ids = files.flatMap((file) => file.match(/^(UID|URL)[:;].*$/gm) ?? [])
      const named = (email.attachments ?? []).map(({ filename, contentType }) => `${filename} ${contentType}`)
      expect([...found, ...ids, ...named].join('\n'), name).not.toMatch(new RegExp(MARKER, 'i'))
      expect(email.subject, name).not.toContain(`${MARKER} line`)
      expect(email.subject, name).not.toContain(`${MARKER} content`)
    }
  },
)
