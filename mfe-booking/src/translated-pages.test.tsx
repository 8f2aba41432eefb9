// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { addDays, formatDate } from '@homecare/domain/dates'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { translatePage } from '@homecare/remote-kit/testing/translate-page'
import { INITIATE_ANSWER, slotsOn } from '@homecare/remote-kit/testing/visitor-responses'
import { afterEach, expect, test, vi } from 'vitest'
import { PATIENT } from './testing/fixture'
import { aMy } from './testing/my'
import { anOwnBooking } from './testing/own-booking'
import { DRAFT, openBooking, TOMORROW, type BookingOptions } from './testing/render-booking'

const NEXT_WEEK = addDays(TOMORROW, 6)
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}

let close = () => {}
afterEach(() => {
  close()
  vi.restoreAllMocks()
})

type Shown = [action: string, text: string][]

/** What the page shows after each action of a visit, in a page that a browser translates or doesn't. */
async function visit(translated: boolean, path: string, options: BookingOptions, actions: Actions): Promise<Shown> {
  const page = await openBooking(path, options)
  const stop = translated ? translatePage() : () => {}
  close = () => {
    stop()
    page.close()
    close = () => {}
  }
  const shown: Shown = []
  const settle = async () => {
    await act(() => vi.dynamicImportSettled())
    await waitFor(() => expect(document.querySelector('[data-busy]')).toBeNull())
  }
  for (const [name, action] of actions) {
    await action(page)
    await settle()
    shown.push([name, (document.body.textContent ?? '').replace(/\s+/g, ' ')])
  }
  close()
  return shown
}

type Actions = [name: string, act: (page: Awaited<ReturnType<typeof openBooking>>) => Promise<unknown>][]

/** React reports what it can't do with a page to the console and to the boundary; either fails the test. */
async function expectTheSame(path: string, options: () => BookingOptions, actions: Actions) {
  const errors = vi.spyOn(console, 'error')
  const plain = await visit(false, path, options(), actions)
  const translated = await visit(true, path, options(), actions)
  expect(translated).toEqual(plain)
  // jsdom does not know <search>.
  expect(errors.mock.calls.filter(([text]) => !String(text).startsWith('The tag <%s>'))).toEqual([])
  // Each action changes what is shown, else it would compare nothing.
  expect(new Set(plain.map(([, text]) => text)).size).toBe(plain.length)
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = (name: string | RegExp) => async () => {
  const found = await button(name)
  await waitFor(() => expect(found.hasAttribute('disabled')).toBe(false))
  await act(async () => void fireEvent.click(found))
}
const tick = (name: string | RegExp) => async () => {
  const box = await screen.findByRole('checkbox', { name })
  await act(async () => void fireEvent.click(box))
}
const day = (date: string) => async () => {
  await press(formatDate(date))()
  await screen.findByText((_, node) => node?.tagName === 'H2' && node.textContent.includes(formatDate(date)))
  await waitFor(() => expect(screen.queryByText('Loading the free times…')).toBeNull())
}
const typed = async () => {
  const { firstName, lastName, email, phone, doorNumber, building, landmark, city } = PATIENT
  const values = Object.entries({
    ...{ 'First name': firstName, 'Last name': lastName, Email: email, Phone: phone, 'Door number': doorNumber },
    ...{ 'Building name': building, Landmark: landmark, City: city },
  })
  await act(async () => {
    for (const [label, value] of values) fireEvent.change(screen.getByLabelText(label), { target: { value } })
  })
}

test('a whole booking shows the same after each action in a translated page', async () => {
  let tries = 0
  const initiate = on('post', '/api/payment/initiate', () => {
    tries += 1
    if (tries === 1) return problem('PRICE_CHANGED', { total: 500 })
    if (tries === 2) return problem('SLOT_FULL', { alternatives: [{ date: NEXT_WEEK, time: '06:00 Pm' }] })
    if (tries === 3) return noConnection
    return problem('CODE_REQUIRED')
  })
  const slots = on('get', '/api/slots', ({ query }) => {
    const date = query.get('date') ?? ''
    const none = slotsOn(date).slots.map((slot) => ({ ...slot, available: false, reason: 'full' as const }))
    return ok(date === NEXT_WEEK ? { ...slotsOn(date), slots: none } : slotsOn(date))
  })
  await expectTheSame('/bookbloodtest', () => ((tries = 0), { draft: null, handlers: [initiate, slots] }), [
    [
      'all tests',
      async () => act(async () => void document.querySelectorAll('summary').forEach((each) => fireEvent.click(each))),
    ],
    ['one test', tick(/^Vitamin D/)],
    ['two tests', tick(/^Sugar Water/)],
    ['the list of the cart', press(/^Show/)],
    ['one test again', tick(/^Sugar Water/)],
    ['a package', press(/^Add Basic Health Package I,/)],
    [
      'the times of the first free day',
      async () => {
        await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Book a Test' })))
        await screen.findByText(/^Dubai times on/)
      },
    ],
    ['no time', press('Book Appointment')],
    ['a full day', day(NEXT_WEEK)],
    ['the next day', press('See the next day')],
    ['an evening time', press(/^06:00 Pm/)],
    ['another day', day(TOMORROW)],
    ['a morning time', press(/^10:30 Am/)],
    ['the patient’s form', press('Book Appointment')],
    ['missing fields', press('Continue')],
    ['typed', typed],
    ['the review', press('Continue')],
    ['another price', press('Confirm Booking')],
    ['a full time', press('Confirm Booking')],
    ['another time', press(/06:00 Pm/)],
  ])
})

const own: typeof anOwnBooking = (change, order) => anOwnBooking(change, { date: TOMORROW, ...order })

test('a patient’s booking shows the same in a translated page while it is moved, paid for and cancelled', async () => {
  const moved = own({ version: 4 }, { date: NEXT_WEEK, time: '06:00 Pm' })
  const handlers = () => [
    on('get', '/api/orders/{orderId}/booking', ok(own())),
    on('post', '/api/orders/{orderId}/move', ok(moved)),
    on(
      'post',
      '/api/orders/{orderId}/cancel',
      ok(own({ ...moved, version: 5, cancel: 'no', changeRequests: [] }, { ...moved.order, status: 'Canceled' })),
    ),
    on('post', '/api/orders/{orderId}/pay', ok(INITIATE_ANSWER)),
  ]
  await expectTheSame('/booking?orderId=ORD-1&token=t0ken', () => ({ draft: null, handlers: handlers() }), [
    ['the booking', () => screen.findByText(`${formatDate(TOMORROW)}, 10:30 Am`)],
    ['the panel to move it', press('Move the visit')],
    ['another time', press(/^06:00 Pm/)],
    ['another day', day(NEXT_WEEK)],
    ['an hour of its own', press(/^10:30 Am/)],
    ['moved', press('Move my visit')],
    ['asked to cancel', press('Ask to cancel the visit')],
    ['cancelled', press('Send the request')],
  ])
})

test('a failed payment shows the same in a translated page until it is paid', async () => {
  await expectTheSame(
    '/confirm',
    () => ({ draft: DRAFT, handlers: [on('post', '/api/payment/initiate', noConnection)] }),
    [
      ['the review', () => button('Confirm Booking')],
      ['no answer', press('Confirm Booking')],
    ],
  )
})

test('all visits show the same in a translated page from the sign-in to the sign-out', async () => {
  let isSignedIn = false
  const at = '2026-03-03T05:10:00.000Z'
  const link = { id: 'f', role: 'isManagedBy', state: 'invited', name: 'Omar', phoneNumber: '+971505556677' } as const
  const page = aMy({ family: [link] })
  const handlers = () => [
    on('get', '/api/my', () => (isSignedIn ? ok(page) : problem('UNAUTHENTICATED'))),
    on('post', '/api/my/code', ok({ until: at, againAt: at })),
    on('post', '/api/my/session', () => ((isSignedIn = true), ok(null))),
    on('post', '/api/my/family/{id}/confirm', ok({ ...page, family: [{ ...link, state: 'confirmed' }] })),
    on('post', '/api/my/contact-by', problem('UNAVAILABLE')),
    on('post', '/api/my/sessions/{id}/end', ok(null)),
  ]
  const fill = (label: string, text: string) => async () => {
    const field = await screen.findByRole('textbox', { name: label })
    await act(async () => void fireEvent.change(field, { target: { value: text } }))
  }
  const choose = (name: string) => async () => {
    const radio = await screen.findByRole('radio', { name })
    await act(async () => void fireEvent.click(radio))
  }
  await expectTheSame('/my', () => ((isSignedIn = false), { draft: null, handlers: handlers() }), [
    ['no number', press('Send a code')],
    [
      'a code is sent',
      async () => {
        await fill('Phone number', '0501234567')()
        await press('Send a code')()
      },
    ],
    ['no code', press('Continue')],
    [
      'all visits',
      async () => {
        await fill('Code of six digits', '123456')()
        await press('Continue')()
        await screen.findByRole('heading', { name: 'Your next visit' })
      },
    ],
    ['one person', choose('Mariam Saleh')],
    ['another person', choose('Omar Saleh')],
    ['a confirmed invitation', press('Confirm')],
    ['a refused change', choose('By SMS')],
    ['the form for an invitation', press('Add a family member')],
    ['signed out', press('Sign out')],
  ])
})
