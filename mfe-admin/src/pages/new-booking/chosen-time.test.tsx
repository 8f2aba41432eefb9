// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addDays, formatDate } from '@homecare/domain/dates'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { CATALOGUE_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { describe, expect, test } from 'vitest'
import { catalogue, day, HELD_UNTIL, link, TODAY } from '../../testing/callers'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'
import { callerApi, NEW_BOOKING as PAGE, press, write } from '../../testing/take-call'

const api = callerApi()
const { bodies, takeCall } = api

/** An answer that comes when the test says so. */
function heldBack() {
  let answer = () => {}
  const promise = new Promise<void>((resolve) => (answer = resolve))
  const whenAsked = <Answer extends { respond: () => Response | Promise<Response> }>(reply: Answer): Answer => ({
    ...reply,
    respond: async () => {
      await promise
      return reply.respond()
    },
  })
  return { answer, whenAsked }
}

describe('the time of a caller’s booking', () => {
  test('creates with one press while the time is still being held: the button says so, and books when the server has answered', async () => {
    const { answer, whenAsked } = heldBack()
    await takeCall()
    api.server.use(
      on('post', '/api/callers/{callId}/seat', whenAsked(ok({ date: TODAY, time: '11:00 Am', heldUntil: HELD_UNTIL }))),
    )
    await press('11:00 Am')
    await press('Create and send the pay link')
    expect(await screen.findByRole('button', { name: 'Holding the time…' })).toBeTruthy()
    expect(bodies('/booking')).toEqual([])
    answer()
    await screen.findByText('Booking ORD-1 is created')
    expect(bodies('/booking')).toMatchObject([{ time: '11:00 Am' }])
  })

  test('books no other time when the one pressed last can’t be held', async () => {
    const { answer, whenAsked } = heldBack()
    const other = { date: addDays(TODAY, 1), time: '11:00 Am' }
    await takeCall()
    api.server.use(on('post', '/api/callers/{callId}/seat', whenAsked(problem('SLOT_FULL', { alternatives: [other] }))))
    await press('11:00 Am')
    await press('Create and send the pay link')
    await screen.findByRole('button', { name: 'Holding the time…' })
    answer()
    expect(await screen.findByText(/was taken meanwhile. The nearest free times/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Create and send the pay link' })).toBeTruthy()
    expect(bodies('/booking')).toEqual([])
  })

  test('keeps a time that is too soon for the fast, says why, and books it with the hour of the last meal', async () => {
    const fasting = { ...CATALOGUE_ANSWER, packages: catalogue().packages.map((pack) => ({ ...pack, testIds: [2] })) }
    const tooSoon = 'A fast of 12 hours can’t be kept until then.'
    const other = { date: addDays(TODAY, 1), time: '11:00 Am' }
    api.server.use(
      on('get', '/api/catalogue', () => ok(fasting)),
      on('get', '/api/slots', ({ query }) => {
        const fast = query.get('fastingHours') === '12' ? { keepsFast: false } : {}
        return ok({ date: TODAY, lastDate: TODAY, ways: ['email'], slots: day().map((slot) => ({ ...slot, ...fast })) })
      }),
      on('post', '/api/callers/{callId}/booking', () =>
        problem('INVALID_INPUT', { fields: { time: tooSoon }, alternatives: [other] }),
      ),
    )
    openPage(api.server.apiBase, PAGE, sara)
    fireEvent.change(await screen.findByRole('searchbox', { name: /Search tests/ }), { target: { value: 'basic' } })
    await press(/^Add Basic Package/)
    await press(/^10:00 Am if fasting/)
    await screen.findByText(/is held for this call/)
    write('Phone number or email', '+971 50 123 4567')
    await press('Find')
    await press('Use these details of Mona Haddad')
    await press('Create and send the pay link')
    expect(await within(screen.getByRole('region', { name: 'Day and time' })).findByText(tooSoon)).toBeTruthy()
    expect(screen.queryByText(/was taken meanwhile/)).toBeNull()
    const since = screen.getByRole<HTMLSelectElement>('combobox', { name: 'The patient has not eaten since' })
    fireEvent.change(since, { target: { value: since.options[1]?.value } })
    api.server.use(on('post', '/api/callers/{callId}/booking', () => ok(link())))
    await press('Create and send the pay link')
    expect(await screen.findByText('Booking ORD-1 is created')).toBeTruthy()
    expect(bodies('/booking').at(-1)).toMatchObject({ time: '10:00 Am', notEatenSince: since.options[1]?.value })
  })

  test('offers the nearest times when the chosen one was taken meanwhile, and holds the one that is taken', async () => {
    const other = { date: addDays(TODAY, 1), time: '11:00 Am' }
    api.server.use(on('post', '/api/callers/{callId}/booking', () => problem('SLOT_FULL', { alternatives: [other] })))
    await takeCall()
    await press('Create and send the pay link')
    expect(await screen.findByText(/was taken meanwhile. The nearest free times/)).toBeTruthy()
    await press(`Take ${formatDate(other.date)}, 11:00 Am`)
    await waitFor(() => expect(bodies('/seat').at(-1)).toEqual(other))
  })
})
