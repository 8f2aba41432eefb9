// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { englishIn, wrongDigitsIn } from '@homecare/remote-kit/testing/english-in'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { CATALOGUE_ANSWER, ORDER_ANSWER, PACKAGES_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { afterEach, expect, test, vi } from 'vitest'
import { PATIENT } from './testing/fixture'
import { anOwnBooking, onTheDay } from './testing/own-booking'
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
const TWO = {
  ...DRAFT,
  others: [{ name: 'Omar Saleh', without: [] }],
}
const sendForms = () => document.querySelectorAll('form').forEach((form) => void fireEvent.submit(form))
const pressAll = () => document.querySelectorAll('main button, button').forEach((each) => void fireEvent.click(each))
const order = (change: Partial<typeof ORDER_ANSWER> = {}): BookingOptions => ({
  lastOrder: { orderId: 'ORD-1', token: 't0ken' },
  handlers: [on('get', '/api/orders/{orderId}', ok({ ...ORDER_ANSWER, ...change }))],
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
  ['a shared report', '/report#t0ken', { draft: null }],
]

test.each(STATES)(
  '%s has no English words and no digits but the provider’s in Arabic',
  async (_, path, options = {}, then) => {
    const page = await shown(path, options, then)
    expect(page.querySelector('h1')?.textContent).toMatch(/\p{Script=Arabic}/u)
    expect(englishIn(page, NAMES)).toEqual([])
    expect(wrongDigitsIn(page, NAMES)).toEqual([])
  },
)
