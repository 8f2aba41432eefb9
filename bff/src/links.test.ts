import { randomUUID } from 'node:crypto'
import { calls } from '@homecare/contract/calls'
import { LINKS, type Access, type LinkKind } from '@homecare/contract/calls/access'
import { readingsOf } from '@homecare/contract/calls/facts'
import { payToken, statusToken } from '@homecare/server/booking/tokens'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { initiate } from './testing/bookings'
import { aVisitsReport } from './testing/documents'
import { DATE, owners, TO } from './testing/owners'
import { newNumber, signIn } from './testing/phone-owner'
import { quoteRequests } from './testing/quotes'
import type { CallName } from './testing/staff-request'
import { createTestApp, type TestApp } from './testing/test-app'

// Every link and token, at every call that it opens: the answer has what docs/who-reads-what.md says and nothing else,
// and nowhere the digits that open a report.

const PHONE = '+971 50 739 6184'
const DIGITS = /6\D{0,8}1\D{0,8}8\D{0,8}4/
/** What a program made at random or from a clock may have any digits in a row: ids, tokens, order numbers, times, passcodes. */
const MADE = [
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g,
  /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
  /"passcode":"[^"]+"/g,
  /(?=[\w-]*[A-Za-z])[\w-]{16,}/g,
]
const withoutMade = (text: string) => MADE.reduce((rest, made) => rest.replace(made, ' '), text)

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 100_000,
    settings: {
      slotRules: { capacity: 100, leadMinutes: 120, horizonDays: 60 },
      holdLimits: { perPerson: 100, addressPercent: 100 },
    },
  })
})
afterAll(() => app.close())
const { paid } = owners(() => app)

const accessOf = (name: CallName): Access => calls[name].access
const NAMES = Object.keys(calls) as CallName[]
const PAIRS = NAMES.flatMap((name) => {
  const access = accessOf(name)
  return ('links' in access && access.links ? access.links : []).map((link): [LinkKind, CallName] => [link, name])
})

const cookieOf = (answer: Response) => ({ cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' })
const aVisit = () => paid({ phoneNumber: PHONE, username: 'Mona Haddad' })

async function unpaid() {
  const { body } = await initiate(app, { phoneNumber: PHONE, date: DATE, username: 'Mona Haddad' })
  const booking = await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId: body.orderId } })
  const { secret } = app.ctx.settings
  return { orderId: body.orderId, order: statusToken(secret, booking), pay: payToken(secret, booking), id: booking.id }
}

async function reported() {
  const booking = await aVisit()
  const staff = await app.login('coordinator')
  const id = await aVisitsReport(app, booking.id)
  await app.post(`/api/reports/${id}/release`, { orderEnd: booking.orderId.slice(-4) }, staff)
  const path = `/api/orders/${booking.orderId}/report`
  const open = () => app.post(`${path}/open`, { token: booking.token, digits: '6184' })
  return { ...booking, path, open }
}

async function shared() {
  const { path, token, open } = await reported()
  const body = { token, recipient: 'Dr Example' }
  const made = await app.post(`${path}/shares`, body, cookieOf(await open()))
  const { url, passcode } = (await made.clone().json()) as { url: string; passcode: string }
  const link = url.split('#')[1]
  return {
    made,
    look: () => app.post('/api/report-shares/state', { token: link }),
    open: () => app.post('/api/report-shares/open', { token: link, passcode }),
  }
}

/** The order of a booking that was paid with the card page, for its token and for a pay link. */
async function paidOrder(link: LinkKind, file = ''): Promise<Response> {
  const { id, orderId, token } = await aVisit()
  const booking = await app.ctx.db.booking.findUniqueOrThrow({ where: { id } })
  const used = link === 'pay link' ? payToken(app.ctx.settings.secret, booking) : token && statusTokenOf(booking)
  return app.get(`/api/orders/${orderId}${file}?token=${used}`)
}
const statusTokenOf = (booking: { orderId: string; accessKey: string }) => statusToken(app.ctx.settings.secret, booking)

async function sheet() {
  const { id } = await aVisit()
  const staff = await app.login('coordinator')
  const made = await app.post('/api/day-sheet/links', { date: DATE }, staff)
  const { url } = (await made.json()) as { url: string }
  return { id, token: url.split('#')[1] ?? '' }
}

/** A browser in which the owner of a phone with a visit signed in. */
async function ownPhone() {
  const phoneNumber = newNumber()
  await paid({ phoneNumber, username: 'Mona Haddad' })
  return { cookie: (await signIn(app, phoneNumber)).cookie }
}

async function aFamily() {
  const phoneNumber = newNumber()
  const manager = await ownPhone()
  await app.post('/api/my/family', { phoneNumber, name: 'Mother' }, manager)
  const member = { cookie: (await signIn(app, phoneNumber)).cookie }
  const { family } = (await (await app.get('/api/my', member)).json()) as { family: { id: string }[] }
  return { id: family[0]?.id, member }
}

/** How each call is made by the holder of a link. A new call of a link needs its line here. */
const REQUESTS: Partial<Record<CallName, (link: LinkKind) => Promise<Response>>> = {
  getOrder: (link) => paidOrder(link),
  getReceipt: (link) => paidOrder(link, '/receipt.pdf'),
  getVisit: (link) => paidOrder(link, '/visit.ics'),
  getOwnBooking: async () => {
    const { orderId, token } = await reported()
    return app.get(`/api/orders/${orderId}/booking?token=${token}`)
  },
  moveVisit: async () => {
    const { orderId, token, version } = await aVisit()
    return app.post(`/api/orders/${orderId}/move`, { token, version, ...TO })
  },
  identifyPeople: async () => {
    const { orderId, token } = await aVisit()
    const people = [{ person: 0, birthDate: '1988-03-12', sex: 'female' }]
    return app.post(`/api/orders/${orderId}/identities`, { token, people })
  },
  cancelVisit: async () => {
    const { orderId, token, version } = await aVisit()
    return app.post(`/api/orders/${orderId}/cancel`, { token, version })
  },
  giveGateCode: async () => {
    const { orderId, token } = await aVisit()
    return app.post(`/api/orders/${orderId}/gate-code`, { token, gateCode: 'Gate B' })
  },
  payAgain: async (link) => {
    const { id, orderId, pay, order } = await unpaid()
    const answer = await app.post(`/api/orders/${orderId}/pay`, { token: link === 'pay link' ? pay : order })
    await app.ctx.db.slotSeat.deleteMany({ where: { bookingId: id } })
    return answer
  },
  openPayLink: async () => {
    const { orderId, pay } = await unpaid()
    return app.get(`/api/orders/${orderId}/pay-link?token=${pay}`)
  },
  ...quoteRequests(() => app, PHONE),
  openOwnReport: async () => (await reported()).open(),
  getOwnReport: async () => {
    const { path, open } = await reported()
    return app.get(`${path}/file`, cookieOf(await open()))
  },
  shareReport: async () => (await shared()).made,
  revokeReportShare: async () => {
    const { path, token, open } = await reported()
    const cookie = cookieOf(await open())
    const made = await app.post(`${path}/shares`, { token, recipient: 'Dr Example' }, cookie)
    const { shares } = (await made.json()) as { shares: { id: string }[] }
    return app.post(`${path}/shares/${shares[0]?.id}/revoke`, { token }, cookie)
  },
  lookAtSharedReport: async () => (await shared()).look(),
  openSharedReport: async () => (await shared()).open(),
  getSharedReport: async () => {
    const opened = await (await shared()).open()
    const { id } = (await opened.clone().json()) as { id: string }
    return app.get(`/api/report-shares/${id}/file`, cookieOf(opened))
  },
  getMy: async () => app.get('/api/my', await ownPhone()),
  setMyContactBy: async () => app.post('/api/my/contact-by', { contactBy: 'email' }, await ownPhone()),
  endMySession: async () => {
    const own = await ownPhone()
    const { sessions } = (await (await app.get('/api/my', own)).json()) as { sessions: { id: string }[] }
    return app.post(`/api/my/sessions/${sessions[0]?.id}/end`, {}, own)
  },
  inviteFamily: async () => app.post('/api/my/family', { phoneNumber: newNumber(), name: 'Mother' }, await ownPhone()),
  confirmFamily: async () => {
    const { id, member } = await aFamily()
    return app.post(`/api/my/family/${id}/confirm`, {}, member)
  },
  endFamily: async () => {
    const { id, member } = await aFamily()
    return app.post(`/api/my/family/${id}/end`, {}, member)
  },
  openDaySheet: async () => app.post('/api/day-sheet/shared', { token: (await sheet()).token }),
  reportVisitSteps: async () => {
    const { id: bookingId, token } = await sheet()
    const step = { id: randomUUID(), bookingId, kind: 'onTheWay', at: app.ctx.now().toISOString() }
    return app.post('/api/day-sheet/shared/steps', { token, steps: [step] })
  },
  setPassword: async () =>
    app.post('/api/user/password', { token: 'x'.repeat(43), password: 'long enough to be read' }),
  requestLoginPasskey: async () => app.post('/api/user/login/passkey', {}),
  completeLogin: async () => app.post('/api/user/login/factor', { way: 'totp', code: '000000' }),
}
/** They answer about the person whose account it is; here they are made without a login and refused. */
const OF_STAFF: readonly CallName[] = ['setPassword', 'requestLoginPasskey', 'completeLogin']

/** The paths of the values of an answer; a value that is null says nothing. */
function factsIn(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((each) => factsIn(each, `${path}[]`))
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, each]) => factsIn(each, path ? `${path}.${name}` : name))
  return [path]
}

async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type') !== 'application/pdf') return answer.text()
  const pdf = new Uint8Array(await answer.arrayBuffer())
  return new TextDecoder('latin1').decode(pdf).includes('/Page')
    ? (await extractText(pdf, { mergePages: true })).text
    : ''
}

it.each(PAIRS)(
  'a %s gets from %s what the table of facts says, and no digits of the phone number',
  async (link, name) => {
    const request = REQUESTS[name]
    if (!request) throw new Error(`${name} needs a line in REQUESTS: what does it answer to a ${link}?`)
    const answer = await request(link)
    expect(answer.ok).toBe(!OF_STAFF.includes(name))
    const text = await textOf(answer)
    // Nurses call patients; their link opens neither a booking's page nor a report. The owner of a phone knows its number.
    if (link !== 'day sheet link' && link !== 'phone session') expect(withoutMade(text)).not.toMatch(DIGITS)
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return
    const known = new Set(
      readingsOf(calls[name]).flatMap(({ readers, facts }) => (readers.includes(link) ? facts : [])),
    )
    expect([...new Set(factsIn(JSON.parse(text)))].filter((fact) => !known.has(fact))).toEqual([])
  },
)

it('finds the digits in every writing of the number, and in nothing that a program made', () => {
  for (const phone of [PHONE, '971507396184', '050 739 6184', '••• 6184', '{"digits":"6184"}', '6-1-8-4'])
    expect(withoutMade(phone)).toMatch(DIGITS)
  const made = [
    '0198c0de-6184-7000-8000-6a1b8c4d0000',
    'ORD-1767225606184',
    '2026-03-06T01:18:04.000Z',
    'v1_6184abcdefghijklm-61_8_4',
  ]
  for (const text of [...made, `{"passcode":"6K1M-8P4Q"}`]) expect(withoutMade(text)).not.toMatch(DIGITS)
})

it('every kind of link and token is tried', () => {
  expect(LINKS.filter((link) => PAIRS.every(([each]) => each !== link))).toEqual([])
})

it('whoever pays by a pay link gets to that link’s view: no name, contact or address, and no move', async () => {
  const { orderId, pay, id } = await unpaid()
  const path = `/api/orders/${orderId}`
  const moved = await app.post(`${path}/pay`, { token: pay, ...TO })
  expect([moved.status, await moved.json()]).toMatchObject([409, { code: 'CONFLICT' }])
  const started = (await (await app.post(`${path}/pay`, { token: pay })).json()) as { token: string }
  const { attempts } = await app.ctx.db.booking.findUniqueOrThrow({ where: { id }, include: { attempts: true } })
  const attemptId = attempts.at(-1)?.attemptId ?? ''
  app.ctx.gateway.reports(attemptId, { status: 'Successful' })
  const encResp = app.ctx.gateway.encResp({ orderNo: attemptId })
  const back = await app.post('/api/payment/response', new URLSearchParams({ encResp }))
  const query = new URL(back.headers.get('location') ?? '', 'http://x').searchParams
  expect(query.get('status')).toBe('success')
  for (const token of [started.token, query.get('token') ?? '']) {
    const answer = await app.get(`${path}?token=${token}`)
    const order = (await answer.json()) as { people: string[]; patient: null; paymentStatus: string; draftKey: null }
    expect(order).toMatchObject({ people: ['Mona'], patient: null, draftKey: null, paymentStatus: 'Paid' })
    const receipt = await textOf(await app.get(`${path}/receipt.pdf?token=${token}`))
    expect(receipt).toContain('Paid for')
    for (const secret of ['Haddad', 'mona@example.com', 'Sunrise Tower', '739', 'Near the park'])
      expect([JSON.stringify(order), receipt].filter((text) => text.includes(secret))).toEqual([])
    for (const closed of ['/booking', '/visit.ics'])
      expect((await app.get(`${path}${closed}?token=${token}`)).status).toBe(404)
    for (const change of ['move', 'cancel'])
      expect((await app.post(`${path}/${change}`, { token, version: 1, ...TO })).status).toBe(404)
  }
})

it('an order’s token and a pay link end with the booking’s link, and say whom to call', async () => {
  const { id, orderId } = await aVisit()
  const booking = await app.ctx.db.booking.findUniqueOrThrow({ where: { id } })
  const { secret } = app.ctx.settings
  const long = new Date(app.ctx.now().getTime() - 15 * 86_400_000)
  await app.ctx.db.booking.update({ where: { id }, data: { visitAt: long } })
  for (const token of [statusToken(secret, booking), payToken(secret, booking)]) {
    for (const file of ['', '/receipt.pdf']) {
      const ended = await app.get(`/api/orders/${orderId}${file}?token=${token}`)
      expect(ended.status).toBe(404)
      expect(await ended.text()).toContain('This link has ended. Call us on +971')
    }
  }
  expect(await (await app.get(`/api/orders/${orderId}?token=wrong`)).text()).not.toContain('has ended')
})
