import fc from 'fast-check'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { plain } from './blocks'
import { greeting } from './content'
import { childOf, everyEmail, familyOf, NOW, ORDER, REQUEST, SENDER, timelineAt } from './samples.fixture'
import { drawLogo } from './draw-logo'
import { logo } from './logo'
import { lateBlocks } from './timeline'
import { bookingMoved } from './booking-moved'
import { bookingCanceled } from './booking-canceled'
import { paymentFailed } from './payment-failed'
import { staffRequest } from './request-emails'
import { visitReminder } from './visit-reminder'

const pdfText = async (pdf: Buffer) => (await extractText(new Uint8Array(pdf), { mergePages: true })).text

/** Digits with anything but digits between them. */
const inAnyWriting = (digits: string) => new RegExp(digits.split('').join('\\D{0,8}'))

const emails = Object.entries(await everyEmail())
const ABOUT_NO_ORDER = ['hold-code', 'sign-in-code', 'staff-invitation', 'staff-security', 'staff-alarm-audit']

describe.each(emails)('%s', (name, { subject, html, text, pictures = [] }) => {
  test(`${name} has the same text in HTML and in plain text, without markup in the latter`, () => {
    expect(text).not.toMatch(/<\w|&\w+;/)
    expect(subject + text).not.toContain('\u00A0')
    expect(html).not.toMatch(/AED \d/)
    const visibleText = html.replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
    const order = ['ORD-1767225600001', 'C-10417-2'].find((each) => text.includes(each)) ?? 'ORD-1767225600000'
    for (const line of ['Ghaf Home Healthcare', ...(ABOUT_NO_ORDER.includes(name) ? [] : [order])]) {
      expect(text).toContain(line)
      expect(visibleText).toContain(line)
    }
  })

  test(`${name} loads nothing from other sites, breaks long words, and has one title and a preheader`, () => {
    expect(html).toMatch(/class="pad card"[^>]*word-break:break-word/)
    expect(html).not.toMatch(/<svg|<link|<script|url\(|@import|src="(?!cid:)/i)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('max-height:0')
  })

  test(`${name} shows the logo as a PNG that it brings along, with a text for who can't see it`, () => {
    const shown = [...html.matchAll(/<img src="cid:([^"]+)"[^>]* alt="[^"]+"/g)].map(([, cid]) => cid)
    expect(shown).toHaveLength(html.match(/<img/g)?.length ?? 0)
    expect(shown).toEqual(pictures.map(({ cid }) => cid))
    for (const { content } of pictures) expect(content.subarray(1, 4).toString()).toBe('PNG')
  })

  test(`${name} links only to the site`, () => {
    for (const [, url] of html.matchAll(/href="([^"]+)"/g)) expect(url).toMatch(/^https:\/\/ghafhomecare\.example\//)
  })
})

test('the email to staff about a moved visit names its nurse, or says that it has none', async () => {
  const mails = await everyEmail()
  expect(mails['staff-moved']?.text).toMatch(
    /Maya Rahman is its nurse; please check that this time is possible[^]*Nurse: Maya Rahman/,
  )
  expect(mails['staff-moved-open']?.text).toMatch(/It has no nurse; please assign one[^]*Nurse: Nobody yet/)
})

describe.each(emails.filter(([name]) => !name.startsWith('staff-') && name !== 'needs-action'))('%s', (name, mail) => {
  test(`${name} has nowhere the digits that open the report, in its text, its receipt and its calendar file`, async () => {
    const files = (mail.attachments ?? []).map(async ({ contentType, content }) =>
      contentType === 'application/pdf' ? pdfText(content) : content.toString(),
    )
    const written = [mail.subject, mail.html, mail.text, ...(await Promise.all(files))].join('\n')
    expect(written).not.toMatch(inAnyWriting(REQUEST.phoneNumber.slice(-4)))
  })
})

test('the email about a booking asks who is tested, on the booking’s page', async () => {
  const { 'booking-confirmed': confirmed } = await everyEmail()
  expect(confirmed?.text).toMatch(/on your booking’s page the date of birth and sex of everyone who is tested/)
})

test('Arabic names and parts of an address have a direction of their own in HTML, and no marks in plain text', async () => {
  const patient = { ...ORDER.patient, firstName: 'محمد', building: 'برج خليفة، شقة ١٢٠٤ (B)' }
  const { 'booking-moved': moved } = await everyEmail({ ...ORDER, patient })
  expect(moved?.html).toContain('Hello <bdi>محمد</bdi>,')
  expect(moved?.html).toContain('1204, <bdi>برج خليفة، شقة ١٢٠٤ (B)</bdi>, Next to the tram stop, Dubai')
  expect(moved?.text).toContain('1204, برج خليفة، شقة ١٢٠٤ (B), Next to the tram stop, Dubai')
  expect(moved?.text).toContain('Hello محمد,')
})

test('the emails about a report name the responsible physician, if the profile does', async () => {
  const { 'report-ready': ready, 'report-reminder': reminder } = await everyEmail()
  for (const mail of [ready!, reminder!])
    expect(mail.text).toContain('Physician: Dr. Sample Physician, DHA licence no. 00000000')
})

test.each(['booking-canceled', 'refund-done', 'cancel-requested'])(
  '%s links to the refund policy that it names',
  async (name) => {
    const mail = (await everyEmail())[name]
    expect(mail?.html).toContain('<a href="https://ghafhomecare.example/refund-policy">')
  },
)

test('the emails to staff have the whole phone number, which they call', async () => {
  const { 'staff-booking': booking, 'staff-request': request } = await everyEmail()
  for (const { text } of [booking!, request!])
    expect(text).toMatch(inAnyWriting(REQUEST.phoneNumber.replace(/^971/, '0')))
})

test('input of people never becomes markup, a link or a header line of an email', async () => {
  const hostile = fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '</td></table>',
    '\'"&<>',
    '<a href="https://evil.example">win</a>',
  )
  await fc.assert(
    fc.asyncProperty(hostile, fc.string(), async (bad, rest) => {
      const value = bad + rest
      const patient = Object.fromEntries(Object.keys(ORDER.patient).map((key) => [key, value])) as typeof ORDER.patient
      const order = {
        ...ORDER,
        patient,
        failureMessage: value,
        trackingId: value,
        lines: [{ kind: 'test' as const, id: 1, name: value, price: 301, person: 0, contents: [value] }],
        people: [value, value],
      }
      const request = { ...REQUEST, fullName: value, email: value, phoneNumber: value, service: value }
      for (const { html } of Object.values(await everyEmail(order, request))) {
        expect(html).not.toMatch(/<img src=x|<script|<a href="https:\/\/evil|<\/td><\/table>['"&<]/)
        expect(html.match(/<table/g)?.length).toBe(html.match(/<\/table>/g)?.length)
      }
    }),
    { numRuns: 20 },
  )
})

test('the logo of emails is the mark as it is drawn now', async () => {
  const { content } = logo()
  expect(content.equals(await drawLogo())).toBe(true)
})

test('the confirmation email has the receipt and the visit’s calendar file attached', async () => {
  const { attachments } = (await everyEmail())['booking-confirmed']!
  expect(attachments?.map(({ filename }) => filename)).toEqual(['Receipt-ORD-1767225600000.pdf', 'visit.ics'])
  expect(attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the email about an unpaid booking links to the page to pay again, says what to do, and never quotes the bank', () => {
  const { html, text } = paymentFailed({
    ...SENDER,
    order: { ...ORDER, failureMessage: 'Do not honour', paymentReason: 'declined' },
    token: 'a&b',
    timeline: [],
    now: NOW,
    sequence: 1,
  })
  expect(text).toContain('https://ghafhomecare.example/booking?orderId=ORD-1767225600000&token=a%26b')
  expect(html).toContain('orderId=ORD-1767225600000&amp;token=a%26b')
  expect(text).toContain('Payment not finished')
  expect(text).toContain('Use another card')
  expect(text + html).not.toContain('Do not honour')
})

test.each([
  ['requested', 'Paid', 0, 'We will refund AED 1,116.00'],
  ['requested', 'Paid', 11_600, 'We will refund AED 1,000.00 to the card you paid with. AED 116.00 went back before.'],
  ['declined', 'Paid', 0, 'AED 1,116.00 was paid and will not be refunded'],
  ['declined', 'Paid', 11_600, 'AED 116.00 went back before. The other AED 1,000.00 will not be refunded.'],
  ['none', 'Failed', 0, 'Nothing was charged'],
] as const)(
  'the email about a canceled visit explains the refund: refund %s, payment %s, %d fils earlier',
  (refund, paymentStatus, earlierFils, visibleText) => {
    const { text, attachments } = bookingCanceled({
      ...SENDER,
      order: { ...ORDER, paymentStatus },
      token: 't',
      timeline: [],
      refund,
      earlierFils,
      now: NOW,
      sequence: 2,
    })
    expect(text).toContain(visibleText)
    expect(attachments?.[0]?.content.toString()).toContain('STATUS:CANCELLED')
  },
)

test('the email about a moved visit has the new calendar file attached and the preparation for the new time', async () => {
  const mail = bookingMoved({
    ...SENDER,
    order: { ...ORDER, time: '07:00 Pm' },
    token: 't',
    timeline: [],
    now: NOW,
    sequence: 5,
  })
  expect(mail.text).toContain('Fast for 12 hours: nothing to eat from 7:00 am on Tue 3 Mar')
  const ics = mail.attachments?.[0]?.content.toString()
  expect(ics).toContain('SEQUENCE:5')
  expect(ics).toContain('DTSTART:20260303T150000Z')
  expect(ics).toContain('METHOD:PUBLISH')
})

test('the email to staff about a change request has the patient’s request and the current visit', async () => {
  const { text, subject } = (await everyEmail())['staff-change-request-move']!
  expect(text).toContain('Requested time: Wed 4 Mar 2026, 06:00 Pm')
  expect(text).toContain('Visit: Tue 3 Mar 2026, 10:30 Am')
  expect(subject).not.toContain(ORDER.patient.lastName)
})

test('the email to staff about a request marks a past date, and its reply-to is the visitor', () => {
  const mail = staffRequest({ ...SENDER, request: { ...REQUEST, pastDate: true } })
  expect(mail.text).toContain('This date has passed')
  expect(mail.replyTo).toBe(REQUEST.email)
  expect(mail.subject).not.toContain(REQUEST.fullName)
})

test('the reminder email repeats the preparation', () => {
  expect(
    visitReminder({ nurse: null, ...SENDER, order: ORDER, token: 't', timeline: [], now: NOW, sequence: 1 }).text,
  ).toContain('Fast for 12 hours: nothing to eat from 10:30 pm on Mon 2 Mar')
})

test.each([
  ['Mariam', 'Hello Mariam,'],
  ["Aoife O'Neill-Smith", "Hello Aoife O'Neill-Smith,"],
  ['محمد علي', 'Hello محمد علي,'],
  ['Win at evil.example', 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['Call 0900 123 now', 'Hello,'],
])('the name %j is greeted with %j, so that an email contains no stranger’s message', (name, hello) => {
  expect(plain(greeting(name))).toBe(hello)
})

describe('the timeline in an email', () => {
  test('says what has happened, what comes next and when, also in the plain text', async () => {
    const { text } = (await everyEmail())['nurse-on-the-way']!
    expect(text).toContain(
      [
        'From booking to report',
        'Done: Booked and paid (1:00 pm on Sun 1 Mar)',
        'Done: The nurse is on the way (10:00 am on Tue 3 Mar)',
        'Next: The nurse arrives (by 11:00 am on Tue 3 Mar)',
        'Later: Your sample is taken, which takes about 15 minutes (by 11:30 am on Tue 3 Mar)',
        'Later: Your report is ready (within 3 days of the visit)',
      ].join('\n'),
    )
  })

  test('begins with what is late, before anybody asks', async () => {
    const { text } = (await everyEmail())['nurse-late']!
    const [, , first] = text.split('\n\n')
    expect(first).toMatch(/^We are sorry: our nurse is running late\. .* call \+971/)
    expect(text).toContain('Late: The nurse has not arrived yet, as far as we know')
  })

  test('of a report that came later than promised is preceded by an apology, of one in time it is not', async () => {
    const { 'report-late': late, 'report-ready': inTime } = await everyEmail()
    expect(late!.text).toContain('It took longer than we said. We are sorry that you had to wait.')
    expect(inTime!.text).not.toContain('sorry')
  })

  test('of several people says how many reports are ready, and whose each one is', async () => {
    const { 'report-of-a-child': mail } = await everyEmail()
    expect(mail!.subject).toBe('Lina’s report is ready')
    expect(mail!.text).toContain('Next: 2 of 3 reports are ready (all of them by ')
    expect(mail!.text).toContain('Done: The samples were taken')
    for (const line of ['The laboratory has sent Lina’s report, and we have checked whose it is.', 'Lina Haddad'])
      expect(mail!.text).toContain(line)
  })

  test('of a visit for a child only names the child, and never says “your sample” or “your report”', async () => {
    const { 'confirmed-for-a-child': confirmed, 'report-of-the-only-child': ready } = await everyEmail()
    expect(confirmed!.text).toContain('Later: Lina’s sample is taken, which takes about 15 minutes')
    expect(confirmed!.text).toContain('Before the visit, for Lina\n')
    expect(confirmed!.text).toContain('The tubes are labelled with Lina’s name.')
    expect(ready!.text).toContain('Done: Lina’s report is ready')
    expect(ready!.text).not.toContain('Find Lina’s report')
    for (const { text } of [confirmed!, ready!]) expect(text).not.toMatch(/your (sample|report)/i)
  })

  test.each([
    ['the patient', ORDER, 'We are sorry: your report is not ready yet.'],
    ['one child', childOf(ORDER), 'We are sorry: Lina’s report is not ready yet.'],
    ['a family', familyOf(ORDER), 'We are sorry: not all reports are ready yet.'],
  ])('that is late says whose report is missing, of a visit for %s', (_, order, sentence) => {
    const completedAt = new Date('2026-03-03T07:00:00Z')
    const steps = [{ kind: 'sampleTaken', at: completedAt } as const]
    const timeline = timelineAt(new Date('2026-03-20T07:00:00Z'), { completedAt, steps })
    const [late] = lateBlocks({ ...SENDER, order, timeline })
    expect(late).toMatchObject({ text: expect.stringContaining(sentence) })
  })

  test('is not in the email about a booking that is not paid', async () => {
    expect((await everyEmail())['payment-failed']!.text).not.toContain('From booking to report')
  })
})
