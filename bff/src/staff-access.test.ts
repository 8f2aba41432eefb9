import { calls } from '@homecare/contract/calls'
import { isOpenTo, type Access } from '@homecare/contract/calls/access'
import { caseCalls } from '@homecare/contract/calls/case-calls'
import { planCalls } from '@homecare/contract/calls/plan-calls'
import { quoteCalls } from '@homecare/contract/calls/quote-calls'
import { factorCalls } from '@homecare/contract/calls/factor-calls'
import { ROLES, type Role } from '@homecare/domain/roles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paidBooking } from './testing/bookings'
import { aVisitsReport } from './testing/documents'
import { databaseState } from './testing/database-state'
import { sendCall, type CallName, type Ids } from './testing/staff-request'
import { createTestApp, type TestApp } from './testing/test-app'

let app: TestApp
let ids: Ids
type Headers = Record<string, string>

beforeAll(async () => {
  app = await createTestApp({ requestsPerMinute: 10_000 })
  const { id, orderId } = await paidBooking(app)
  await app.post('/api/contact', {
    fullName: 'Mona Haddad',
    email: 'mona@example.com',
    phoneNumber: '0501234567',
    date: '2026-03-05',
    service: 'Nurses Visit',
  })
  const request = await app.ctx.db.serviceRequest.findFirstOrThrow()
  const { id: staff } = await app.ctx.db.staffUser.findUniqueOrThrow({ where: { userName: 'viewer' } })
  ids = { booking: id, request: request.id, staff, attempt: orderId, file: 'x.pdf', report: '' }
  const upload = await sendCall(app, 'uploadBloodtestFile', { ids, headers: await app.login('admin') })
  ids.file = ((await upload.json()) as { files: { filename: string }[] }).files[0]?.filename ?? ''
  ids.report = await aVisitsReport(app, id)
})
afterAll(() => app.close())

const NAMES = Object.keys(calls) as CallName[]
const accessOf = (name: CallName): Access => calls[name].access
const OWN_FACTORS = Object.keys(factorCalls).filter((name) => !/resetFactor|getOwnAccount|Login/.test(name))
const ofKind = (kind: Access['kind']) => NAMES.filter((name) => accessOf(name).kind === kind)
const STAFF_CALLS = ofKind('staff')
const openTo = (role: Role) => (name: CallName) => isOpenTo(role, accessOf(name))

/** Expects that every call is refused with this status, and that no row of the database has changed. */
async function refusesAll(names: readonly CallName[], headers: Headers, status: number): Promise<void> {
  const before = await databaseState(app)
  const objects = app.ctx.files.objects.size
  const otherwise: string[] = []
  for (const name of names) {
    const answer = await sendCall(app, name, { ids, headers })
    if (answer.status !== status) otherwise.push(`${name} ${answer.status}`)
  }
  expect(otherwise).toEqual([])
  expect(await databaseState(app)).toEqual(before)
  expect(app.ctx.files.objects.size).toBe(objects)
}

it('the API document has the required authentication of every call for staff, teams and the document server', async () => {
  const { paths } = (await (await app.get('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: object[] }>>
  }
  const needs = { staff: [{ session: [] }], team: [{ teamToken: [] }], shell: [{ shellToken: [] }] }
  for (const name of NAMES) {
    const { kind } = accessOf(name)
    const documented = paths[calls[name].path]?.[calls[name].method]?.security
    expect([name, documented]).toEqual([name, kind in needs ? needs[kind as keyof typeof needs] : undefined])
  }
})

describe('the access rules of the contract', () => {
  /** A search is a POST, so that no address has a patient's name. */
  const changes = (name: CallName) => calls[name].method !== 'get' && name !== 'searchRecords'

  const OWN_ACCOUNT_CHANGES = [...OWN_FACTORS, 'logoutEverywhere', 'renewSession'].sort()
  const OWN_SESSION = ['getOwnAccount', 'getSession', 'me', ...OWN_ACCOUNT_CHANGES]
  const BOOKINGS = ['getBloodtest', 'getPatientOfBooking', 'listBloodtests', 'searchRecords']
  const CATALOGUE = ['getCatalogueItemHistory', 'listCatalogueItems']
  const REPORTS = ['endReport', 'getReport', 'releaseReport', 'uploadReport']
  const SAMPLES = ['allotSampleNumbers', 'getHandOverPdf', 'getLaboratoryDay', 'getLabelsPdf', 'handOverSamples']
  const SLOTS = ['getSlotDays', 'getSlotPlan']
  const ALERTS = ['listAlarms', 'markAlarmSeen']
  const CASES = Object.keys(caseCalls)
  const OF_OWNER = ['addRate', 'endRate']
  const QUOTES = Object.keys(quoteCalls).filter(
    (name) => STAFF_CALLS.some((each) => each === name) && !OF_OWNER.includes(name),
  )
  const PLANS = Object.keys(planCalls)
  const OPEN: [Role, string[]][] = [
    [
      'viewer',
      [
        ...[...OWN_SESSION, ...BOOKINGS, ...CATALOGUE, ...SLOTS],
        ...['getDaySheet', 'getLaboratoryDay', 'getMoneyBoard', 'getPatientOfRequest', 'getRequest'],
        ...['getStatementFindings', 'listNurses', 'listRequests', 'listCases', 'getCase'],
        ...['getQuotePdf', 'getRates', 'listQuotes'],
      ],
    ],
    [
      'owner',
      [
        ...[...OWN_SESSION, ...BOOKINGS, ...CATALOGUE, ...ALERTS],
        ...['compareStatement', 'getMoneyBoard', 'getOwnerBoard', 'getStatementFindings', 'queryPayment'],
        ...['refundAmount', 'refundPayment', 'settleFinding', 'voidPayment', 'getRates', ...OF_OWNER],
      ],
    ],
    ['laboratory', [...OWN_SESSION, ...BOOKINGS, ...REPORTS, ...SAMPLES]],
    [
      'nurseLead',
      [
        ...[...OWN_SESSION, ...BOOKINGS, ...SLOTS, ...ALERTS, ...CASES, ...QUOTES, ...PLANS],
        ...['addDayOff', 'addNurse', 'assignNurse', 'assignNurses', 'changeNurse', 'getDaySheet', 'getDaySheetPdf'],
        ...['getNurseChoices', 'listDaySheetLinks', 'listNurses', 'removeDayOff', 'revokeDaySheet', 'setNurseLeave'],
        ...['sendDaySheet', 'shareDaySheet'],
      ],
    ],
  ]
  it.each(OPEN)('the role %s may make exactly these calls', (role, names) => {
    expect(STAFF_CALLS.filter(openTo(role)).sort()).toEqual([...names].sort())
  })

  it('a viewer changes nothing but the own session and account', () => {
    const changing = STAFF_CALLS.filter(openTo('viewer')).filter(changes)
    expect(changing.sort()).toEqual(OWN_ACCOUNT_CHANGES)
  })

  it('a coordinator may change bookings and payments, but not the set-up', () => {
    expect(STAFF_CALLS.filter((name) => !openTo('coordinator')(name)).sort()).toEqual([
      ...[
        'addHealthPackage',
        'addLabTest',
        'addNurse',
        'addPicture',
        'addRate',
        'changeCatalogueItem',
        'changeNurse',
        'changePicture',
      ],
      'changeStaff',
      ...['checkAudit', 'closeDay', 'endRate', 'erasePatient', 'exportPatient', 'findPatient'],
      ...['getAuditTrail', 'getOwnerBoard', 'getQueueBoard', 'getReleasesPage', 'inviteStaff'],
      'listStaff',
      ...['openDay', 'orderPictures', 'removeFile', 'removePicture', 'rerunJob', 'resetFactor', 'resetStaff'],
      ...['setAreaTravel', 'setCapacity', 'setNurseLeave', 'staffRollback'],
    ])
  })

  it('an admin may make every staff call', () => {
    expect(STAFF_CALLS.filter(openTo('admin'))).toEqual(STAFF_CALLS)
    expect(STAFF_CALLS.length).toBeGreaterThan(40)
  })

  it('only the calls that visitors, the card gateway, the providers of messages and links in emails need are public', () => {
    const names = `
      acceptQuote askAboutQuote cancelVisit countMissedSearch countStep declineQuote getBrochure getCatalogue getCatalogueInShort getCatalogueWords
      getItemPages getOrder getOwnBooking getOwnReport getPackages getPictureFile getPictures getReceipt getRegistry
      getSharedReport getSharingPicture getShownQuotePdf getSlots getVisit giveGateCode identifyPeople initiatePayment
      lookAtSharedReport moveVisit openDaySheet openOwnReport openPayLink openPaymentResponse openSharedReport
      payAgain paymentNotification paymentResponse readyz receiveFromSms receiveFromWhatsApp reportClientError
      reportVisitSteps requestAppointment requestContact revokeReportShare setUpWhatsApp shareReport showQuote
    `
    expect(ofKind('public').sort()).toEqual(names.trim().split(/\s+/))
    expect(ofKind('own-pages').sort()).toEqual([
      'completeLogin',
      'confirmFamily',
      'endFamily',
      'endMySession',
      'getMy',
      'inviteFamily',
      'login',
      'logout',
      'openMySession',
      'requestLoginPasskey',
      'requestMyCode',
      'setMyContactBy',
      'setPassword',
    ])
  })
})

it.each(['team', 'shell'] as const)('calls for a %s return 401 without its token', async (kind) => {
  expect(ofKind(kind).length).toBeGreaterThan(0)
  for (const authorization of [undefined, 'Bearer', 'Bearer wrong', 'Basic YTpi'])
    await refusesAll(ofKind(kind), { ...(authorization && { authorization }) }, 401)
})

describe('refused staff calls', () => {
  const sessions: [string, () => Promise<Headers>][] = [
    ['no session', async () => ({})],
    ['an invented session', async () => ({ cookie: `session=${'A'.repeat(43)}` })],
    [
      'the stored hash of a session in place of its token',
      async () => {
        await app.login('admin')
        const { tokenHash } = await app.ctx.db.staffSession.findFirstOrThrow()
        return { cookie: `session=${tokenHash}` }
      },
    ],
    [
      'a session that has logged out',
      async () => {
        const session = await app.login('admin')
        await app.post('/api/user/logout', {}, session)
        return session
      },
    ],
    [
      'a session that was idle for more than 30 minutes',
      async () => {
        const session = await app.login('admin')
        app.ctx.wait(31 * 60_000)
        return session
      },
    ],
    [
      'a session older than 8 hours, busy all the time',
      async () => {
        const session = await app.login('admin')
        for (let n = 0; n < 25; n++) {
          app.ctx.wait(20 * 60_000)
          await app.get('/api/user/me', session)
        }
        return session
      },
    ],
    [
      'an account that was disabled',
      async () => {
        const session = await app.login('viewer')
        const admin = await app.login('admin')
        expect((await app.post(`/api/staff/${ids.staff}`, { disabled: true }, admin)).status).toBe(200)
        return session
      },
    ],
  ]
  it.each(sessions)('staff calls return 401 for %s', async (_, open) => {
    await refusesAll(STAFF_CALLS, await open(), 401)
  })
  afterEach(async () => {
    await app.ctx.db.staffUser.updateMany({ data: { disabledAt: null } })
  })

  it.each(ROLES.filter((role) => role !== 'admin'))(
    'staff calls that the role %s may not make return 403',
    async (role) => {
      const closed = STAFF_CALLS.filter((name) => !openTo(role)(name))
      expect(closed.length).toBeGreaterThan(15)
      await refusesAll(closed, await app.login(role), 403)
    },
  )

  it.each([
    ['another site’s page', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
  ] as [string, Headers][])('staff calls return 403 for %s, even with a valid session', async (_, headers) => {
    const admin = await app.login('admin')
    await refusesAll([...STAFF_CALLS, ...ofKind('own-pages')], { ...admin, ...headers }, 403)
  })
})

describe('staff calls with wrong ids', () => {
  const withPlaces = STAFF_CALLS.filter(
    // The id of a phone call is made in the browser, so an unknown one is a new call.
    (name) => /\{(?!callId)\w+\}/.test(calls[name].path) || calls[name].path.endsWith('uploadFile'),
  )

  it.each([
    ['a malformed id', 'x'],
    ['an unknown id', '00000000-0000-4000-8000-000000000000'],
    ['a path', '..%2F..%2Fetc%2Fpasswd'],
    ['NUL', '%00'],
    ['SQL', encodeURIComponent("' OR 1=1 --")],
    ['an incomplete character', '%E0%A4'],
    ['2000 characters', 'a'.repeat(2000)],
  ])('staff calls with %s as their id return a 4xx status and change nothing', async (_, wrong) => {
    const admin = await app.login('admin')
    const before = await databaseState(app)
    for (const name of withPlaces) {
      const { status } = await sendCall(app, name, { ids, headers: admin, wrong })
      expect([400, 404, 409, 422], `${name} ${status}`).toContain(status)
    }
    expect(await databaseState(app)).toEqual(before)
  })

  it('staff calls with the id of the other list’s record return 404', async () => {
    const admin = await app.login('admin')
    const swapped = { ...ids, booking: ids.request, request: ids.booking, staff: ids.booking, report: ids.booking }
    const before = await databaseState(app)
    for (const name of withPlaces.filter(
      (each) => /\{id\}/.test(calls[each].path) || calls[each].path.endsWith('uploadFile'),
    )) {
      if (calls[name].path.startsWith('/api/catalogue-items')) continue
      const { status } = await sendCall(app, name, { ids: swapped, headers: admin })
      expect(status, name).toBe(404)
    }
    expect(await databaseState(app)).toEqual(before)
  })
})
