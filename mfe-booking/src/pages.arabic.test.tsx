// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react'
import type { My } from '@homecare/contract/my'
import type { OwnBooking } from '@homecare/contract/self-service'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { englishIn, miscountedOn, wrongDigitsIn } from '@homecare/remote-kit/testing/english-in'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { CATALOGUE_ANSWER, ORDER_ANSWER, PACKAGES_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { afterEach, expect, test, vi } from 'vitest'
import { PATIENT } from './testing/fixture'
import * as fillTexts from './locales/en/fill-from-visits.json'
import * as quoteTexts from './locales/en/quote.json'
import { aMy, aPastVisit, aPerson, aVisit } from './testing/my'
import { anOwnBooking, onTheDay } from './testing/own-booking'
import { anArabicQuote } from './testing/quotes'
import { DRAFT, openBooking, REMEMBERED, TOMORROW, type BookingOptions } from './testing/render-booking'

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}

/** What people typed, and items of the catalogue, whose names the BFF has in each language. */
const NAMES = [
  ...[...CATALOGUE_ANSWER.tests, ...CATALOGUE_ANSWER.packages, ...PACKAGES_ANSWER.packages].flatMap((item) => [
    ...[item.name, item.tells, ...('benefits' in item ? item.benefits : [])],
  ]),
  ...[
    'Blood count and blood group',
    'Vitamin B12',
    'Mariam Saleh',
    'Omar Saleh',
    'Amal',
    'Chrome, Android',
    sampleProfile.name,
    ORDER_ANSWER.patient.building,
  ],
  ...Object.values(PATIENT).filter((value) => value !== PATIENT.city),
].sort((a, b) => b.length - a.length)

let close = () => {}
afterEach(() => {
  close()
  vi.restoreAllMocks()
})

/** The page once nothing is busy, with everything that unfolds open. */
async function shown(path: string, options: BookingOptions, then: () => void | Promise<void> = () => {}) {
  const page = await openBooking(path, options)
  close = page.close
  const settle = async () => {
    await act(() => vi.dynamicImportSettled())
    await waitFor(() => expect(document.querySelector('[data-busy]')).toBeNull())
  }
  await settle()
  await act(async () => then())
  await settle()
  await act(async () => document.querySelectorAll('summary').forEach((each) => void fireEvent.click(each)))
  await settle()
  return document.documentElement
}

const own = (booking: OwnBooking): BookingOptions => ({
  draft: null,
  handlers: [on('get', '/api/orders/{orderId}/booking', ok(booking))],
})
const OWN = '/booking?orderId=ORD-1&token=t0ken'
const REPORT = {
  person: 0,
  name: 'Mariam Saleh',
  state: 'ready',
  releasedAt: '2026-03-05T08:00:00.000Z',
  corrected: false,
  openUntil: '2026-05-04T08:00:00.000Z',
} as const
const my = (answer: My): BookingOptions => ({
  draft: null,
  wasSignedIn: true,
  handlers: [
    on('get', '/api/my', ok(answer)),
    on('post', '/api/my/contact-by', problem('UNAVAILABLE')),
    on('post', '/api/my/family/{id}/confirm', problem('UNAVAILABLE')),
    on('post', '/api/my/family/{id}/end', problem('RATE_LIMITED')),
    on('post', '/api/my/sessions/{id}/end', problem('UNAVAILABLE')),
  ],
})
const CODE = on('post', '/api/my/code', ok({ until: '2026-03-05T08:10:00.000Z', againAt: '2026-03-05T08:01:00.000Z' }))
const OTHER = { id: 'f', name: 'Omar Saleh', phoneNumber: '+971505556677' }
const FAMILY: Partial<My> = {
  visits: [aVisit(), aVisit({ orderId: 'ORD-3', pay: true, paymentStatus: 'Unpaid' }), aPastVisit({ familyId: 'f' })],
  requests: [
    {
      orderId: 'REQ-1',
      service: 'Elderly Care',
      fullName: 'Omar Saleh',
      date: TOMORROW,
      status: 'Pending',
      createdAt: '2026-03-03T05:00:00.000Z',
      familyId: null,
    },
  ],
  family: [
    { ...OTHER, role: 'manages', state: 'confirmed' },
    { ...OTHER, id: 'g', role: 'isManagedBy', state: 'invited' },
    { ...OTHER, id: 'h', role: 'manages', state: 'invited' },
  ],
}
const sendPhone = () => {
  const field = document.querySelector('input[name=phoneNumber]')
  if (field) fireEvent.change(field, { target: { value: '0501234567' } })
  sendForms()
}
const TWO = {
  ...DRAFT,
  others: [{ name: 'Omar Saleh', without: [] }],
}
const sendForms = () => document.querySelectorAll('form').forEach((form) => void fireEvent.submit(form))
const pressNamed = (name: string) =>
  document.querySelectorAll('button').forEach((each) => each.textContent === name && fireEvent.click(each))
const pressAll = () => document.querySelectorAll('main button, button').forEach((each) => void fireEvent.click(each))
const order = (change: Partial<typeof ORDER_ANSWER> = {}): BookingOptions => ({
  lastOrder: { orderId: 'ORD-1', token: 't0ken' },
  handlers: [on('get', '/api/orders/{orderId}', ok({ ...ORDER_ANSWER, ...change }))],
})
const QUOTE = '/quote?number=C-10417-1&token=t0ken'
const QUOTE_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded'] as const
const quote = (more: Parameters<typeof anArabicQuote>[0] = {}): BookingOptions => ({
  draft: null,
  handlers: [
    on(
      'post',
      '/api/quote/shown',
      ok(
        anArabicQuote({
          ...more,
          accepted: more.state === 'accepted' ? { name: 'Omar Saleh', at: '2026-03-03T09:00:00.000Z' } : null,
        }),
      ),
    ),
  ],
})
const REASONS = ['not-finished', 'card-details', 'mismatch'] as const

const STATES: [name: string, path: string, options?: BookingOptions, then?: () => void | Promise<void>][] = [
  ['the catalogue', '/bookbloodtest', { draft: null }],
  ['the catalogue with a cart', '/bookbloodtest', { draft: { ...DRAFT, testIds: [1], packageIds: [] } }],
  ['the catalogue for two', '/bookbloodtest', { draft: TWO }],
  ['the catalogue of a known visitor', '/bookbloodtest', { draft: null, remembered: REMEMBERED }],
  ['the times', '/selectdate&time', { draft: { ...DRAFT, date: null, time: null } }],
  ['a chosen time', '/selectdate&time', {}],
  ['the patient', '/patientdetails', { draft: { ...DRAFT, patient: {} } }],
  ['the patient with errors', '/patientdetails', { draft: { ...DRAFT, patient: {} } }, sendForms],
  ['the review', '/confirm', {}],
  ['the review for two', '/confirm', { draft: TWO }],
  [
    'a refused booking',
    '/confirm',
    { handlers: [on('post', '/api/payment/initiate', problem('TOO_MANY_HOLDS'))] },
    pressAll,
  ],
  ...REASONS.map((paymentReason): (typeof STATES)[number] => [
    `a payment that failed: ${paymentReason}`,
    '/paymentStatus?orderId=ORD-1&token=t0ken',
    order({ paymentReason }),
  ]),
  [
    'a paid order',
    '/paymentStatus?orderId=ORD-1&token=t0ken',
    order({ paymentStatus: 'Paid', paymentReason: null, failureMessage: null }),
  ],
  ['an own booking', OWN, own(anOwnBooking({}, { date: TOMORROW }))],
  [
    'an own booking for two',
    OWN,
    own(
      anOwnBooking(
        { tested: [{ person: 0, name: 'Mariam Saleh', identified: false }] },
        { date: TOMORROW, people: ['Mariam Saleh', 'Omar Saleh'] },
      ),
    ),
  ],
  ['an own booking on the day', OWN, own(onTheDay({ steps: [{ kind: 'onTheWay', at: '2026-03-05T15:00:00Z' }] }))],
  [
    'an own booking when nobody was there',
    OWN,
    own(onTheDay({ steps: [{ kind: 'nobodyThere', at: '2026-03-05T15:00:00Z' }] })),
  ],
  [
    'an own booking that is not paid',
    OWN,
    own(anOwnBooking({ pay: true, move: 'no', cancel: 'now' }, { paymentStatus: 'Failed' })),
  ],
  ['an own booking that was cancelled', OWN, own(anOwnBooking({ move: 'no', cancel: 'no' }, { status: 'Canceled' }))],
  ['an own booking with everything open', OWN, own(anOwnBooking({}, { date: TOMORROW })), pressAll],
  ['a link that opens nothing', OWN, { draft: null }],
  ['a pay link that opens nothing', '/pay#ORD-1.t0ken', { draft: null }],
  ...QUOTE_STATES.map((state): (typeof STATES)[number] => [`a quote: ${state}`, QUOTE, quote({ state })]),
  ['a quote that is accepted', QUOTE, quote(), () => pressNamed(quoteTexts.accept.open)],
  ['a quote with a question', QUOTE, quote(), () => pressNamed(quoteTexts.ask.open)],
  ['a quote that is declined', QUOTE, quote(), () => pressNamed(quoteTexts.decline.open)],
  ['the link of a quote that opens nothing', '/quote', { draft: null }],
  ['a shared report', '/report#t0ken', { draft: null }],
  [
    'a report behind the date of birth',
    OWN,
    own(anOwnBooking({ reportProof: 'birth date', reports: [REPORT] })),
    sendForms,
  ],
  ['all visits before the sign-in', '/my', { draft: null, handlers: [CODE] }, sendForms],
  ['all visits while a code is typed', '/my', { draft: null, handlers: [CODE] }, sendPhone],
  ['all visits', '/my', my(aMy(FAMILY))],
  ['all visits with everything open', '/my', my(aMy(FAMILY)), pressAll],
  ['all visits of a number without any', '/my', my(aMy({ visits: [], people: [] }))],
  [
    'all visits that could not be loaded',
    '/my',
    { draft: null, wasSignedIn: true, handlers: [on('get', '/api/my', problem('UNAVAILABLE'))] },
  ],
  [
    'the patient’s step with people to choose from',
    '/patientdetails',
    {
      draft: { ...DRAFT, patient: {} },
      wasSignedIn: true,
      handlers: my(aMy({ people: [aPerson(), aPerson({ fullName: 'Omar Saleh' })] })).handlers ?? [],
    },
    () => pressNamed(fillTexts.open),
  ],
]

test.each(STATES)(
  '%s has no English words, no digits but the provider’s and no miscounted noun in Arabic',
  async (_, path, options = {}, then) => {
    const page = await shown(path, options, then)
    expect(page.querySelector('h1')?.textContent).toMatch(/\p{Script=Arabic}/u)
    expect(englishIn(page, NAMES)).toEqual([])
    expect(wrongDigitsIn(page, NAMES)).toEqual([])
    expect(miscountedOn(page)).toEqual([])
  },
)
