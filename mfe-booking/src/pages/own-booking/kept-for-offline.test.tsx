// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import { notesInTab } from '@homecare/remote-kit/kept-offline'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOwnBooking } from '../../testing/own-booking'
import { openBooking, pressToLeave, TOMORROW } from '../../testing/render-booking'

let close = () => {}
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => close())

// Its fast is to come at any hour of today.
const DAY = addDays(TOMORROW, 1)
const own: typeof anOwnBooking = (change, order) => anOwnBooking(change, { date: DAY, ...order })

async function open(booking: ReturnType<typeof own> | null) {
  const handlers = booking ? [on('get', '/api/orders/{orderId}/booking', ok(booking))] : []
  const page = await openBooking('/booking?orderId=ORD-1&token=t0ken', { draft: null, handlers })
  close = page.close
}
const notes = () => Object.values(notesInTab())

test('a booked visit is kept for a device without a network: when, where and how to prepare, and neither tests nor payment', async () => {
  await open(own())
  await waitFor(() => expect(notes()).toHaveLength(1))
  const text = JSON.stringify(notes())
  for (const part of [formatDate(DAY), '10:30 Am', 'Mariam Saleh', 'Palm House', 'Nothing to eat from 10:30 pm'])
    expect(text).toContain(part)
  expect(text).not.toMatch(/Vitamin|Package|AED|520|050|@/)
  expect(Object.keys(localStorage).filter((name) => name.startsWith('homecare.offline.'))).toHaveLength(1)
})

test('the address of a kept visit reads as everywhere: with what the door is, and without a landmark that is none', async () => {
  const { patient } = own().order
  await open(own({}, { home: { kind: 'villa', pin: null }, patient: { ...patient, landmark: 'None' } }))
  await waitFor(() => expect(notes()).toHaveLength(1))
  const [note] = notes()
  const where = `Villa ${patient.doorNumber}, ${patient.building}, ${patient.city}`
  expect(note?.facts.map(({ value }) => value)).toContain(where)
})

test.each([
  ['that is cancelled', own({}, { status: 'Canceled' })],
  ['that is not paid', own({}, { paymentStatus: 'Failed' })],
  ['that took place', own({}, { status: 'Completed' })],
  ['whose day is over', own({}, { date: dubaiDate(new Date(Date.now() - 2 * 86_400_000)) })],
  ['whose link was withdrawn', null],
])('a visit %s is not kept any longer', async (_, later) => {
  await open(own())
  await waitFor(() => expect(notes()).toHaveLength(1))
  close()
  await open(later)
  await waitFor(() => expect(notes()).toEqual([]))
  expect(Object.keys(localStorage).filter((name) => name.startsWith('homecare.offline.'))).toEqual([])
})

test('a booking that was begun is named with its time, and not with its tests', async () => {
  const { path, ...page } = await openBooking('/bookbloodtest', { draft: null })
  close = page.close
  await pressToLeave((await screen.findAllByRole('button', { name: /^Book a Test: / }))[0] as HTMLButtonElement)
  await waitFor(() => expect(path()).toBe('/selectdate&time'))
  await waitFor(() =>
    expect(notes()).toMatchObject([
      { href: '/selectdate&time', facts: [{ value: '1 item' }, { value: 'No time chosen yet' }] },
    ]),
  )
  expect(JSON.stringify(notes())).not.toContain('Package')
})
