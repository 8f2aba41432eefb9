// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { sara, vera } from '../../testing/people'
import { aBooking } from '../../testing/records'
import { aLaboratoryDay, anExpected, aSample } from '../../testing/samples'

const PAGE = '/admin/laboratory?date=2026-03-03'
const handedOver = aSample({ handedOverAt: '2026-03-03T10:00:00.000Z', handedOverBy: 'sara' })

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/laboratory', () => ok(aLaboratoryDay([aSample(), anExpected()]))),
    on('post', '/api/laboratory/hand-over', ({ body }) =>
      ok(aLaboratoryDay([(body as { handedOver: boolean }).handedOver ? handedOver : aSample(), anExpected()])),
    ),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body) as unknown])
/** A row of the table; the list for paper has the same samples. */
const row = async (name: RegExp) => {
  const table = within(await screen.findByRole('table', { name: 'Samples of the day' }))
  return within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
}
const scan = (number: string) => {
  fireEvent.change(screen.getByLabelText('Scan or type a number'), { target: { value: number } })
  fireEvent.submit(screen.getByLabelText('Scan or type a number'))
}

describe('the laboratory’s screen', () => {
  test('shows where each sample of the day is, and offers the hand-over of those that were taken', async () => {
    openPage(server.apiBase, PAGE, sara)
    const taken = await row(/100 417 E/)
    for (const part of ['Omar Haddad', '2 tubes: Serum; Urine', 'Maya Rahman'])
      expect(taken.getAllByText(new RegExp(part)).length).toBeGreaterThan(0)
    expect((await row(/None yet/)).queryByRole('button')).toBeNull()
    expect(screen.getByText('1 sample to hand over')).toBeTruthy()
  })

  test('one click hands over all samples that wait, and another one takes that back', async () => {
    openPage(server.apiBase, PAGE, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Hand over all 1' }))
    expect(await screen.findByText('1 sample handed over.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1 sample to hand over')).toBeTruthy()
    const body = { date: '2026-03-03', bookingIds: ['booking-1'] }
    expect(posted()).toEqual([
      ['/laboratory/hand-over', { ...body, handedOver: true }],
      ['/laboratory/hand-over', { ...body, handedOver: false }],
    ])
  })

  test('a scanned number hands its sample over; a misread one, a foreign one and an open visit’s are refused', async () => {
    const open = anExpected({ accession: '100418T' })
    server.use(on('get', '/api/laboratory', () => ok(aLaboratoryDay([aSample(), open]))))
    openPage(server.apiBase, PAGE, sara)
    await row(/100 417 E/)
    scan('100417K')
    expect(await screen.findByText(/no accession number/)).toBeTruthy()
    scan('100419R')
    expect(await screen.findByText('100 419 R is not a sample of this day.')).toBeTruthy()
    scan('100418T')
    expect(await screen.findByText(/100 418 T is not taken yet/)).toBeTruthy()
    expect(posted()).toEqual([])
    scan('100 417 e')
    expect(await screen.findByText('1 sample handed over.')).toBeTruthy()
    expect(screen.queryByText(/is not taken yet/)).toBeNull()
  })

  test('the scanned number of one of several people hands over that person’s sample alone', async () => {
    const family = { peopleInVisit: 2 }
    const child = aSample({ ...family, person: 1, accession: '100418T', fullName: 'Lina Haddad' })
    server.use(on('get', '/api/laboratory', () => ok(aLaboratoryDay([aSample(family), child]))))
    openPage(server.apiBase, PAGE, sara)
    await row(/100 418 T/)
    scan('100418T')
    await waitFor(() =>
      expect(posted()).toEqual([
        ['/laboratory/hand-over', { date: '2026-03-03', bookingIds: ['booking-1'], person: 1, handedOver: true }],
      ]),
    )
  })

  test('a refused hand-over says why, and shows the day as it is', async () => {
    const detail = 'ORD-1: The sample is not taken yet. Complete the visit first.'
    server.use(on('post', '/api/laboratory/hand-over', () => problem('CONFLICT', { detail })))
    openPage(server.apiBase, PAGE, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Hand over all 1' }))
    expect(await screen.findByText(detail)).toBeTruthy()
    await waitFor(() => expect(server.calls.filter(({ path }) => path === '/laboratory').length).toBe(2))
  })

  test('late samples of any day are on top, with a link to their booking', async () => {
    const late = aSample({ bookingId: 'booking-9', late: true, fullName: 'Noura Al Ketbi' })
    server.use(on('get', '/api/laboratory', () => ok(aLaboratoryDay([], [late]))))
    openPage(server.apiBase, PAGE, sara)
    expect(await screen.findByText('1 sample late')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Noura Al Ketbi/ }).getAttribute('href')).toBe(
      '/admin/bloodtests/booking-9',
    )
  })

  test('a viewer sees the samples and can hand over none', async () => {
    openPage(server.apiBase, PAGE, vera)
    await row(/100 417 E/)
    expect(screen.queryByRole('button', { name: /Hand over/ })).toBeNull()
    expect(screen.queryByLabelText('Scan or type a number')).toBeNull()
  })
})

describe('papers', () => {
  const papers = () =>
    screen
      .getAllByRole('link', { name: /\(PDF\)$/ })
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').replace(/^.*\/api/, '/api'))

  test('labels and hand-over list are documents of the chosen day, and a viewer has neither', async () => {
    openPage(server.apiBase, PAGE, sara)
    await row(/100 417 E/)
    expect(papers()).toEqual([
      '/api/laboratory/hand-over.pdf?date=2026-03-03',
      '/api/laboratory/labels.pdf?date=2026-03-03',
    ])
    cleanup()
    openPage(server.apiBase, PAGE, vera)
    await row(/100 417 E/)
    expect(screen.queryByRole('link', { name: /\(PDF\)$/ })).toBeNull()
  })

  test('that the patient had eaten, and that nobody has said when the sample was taken, is on the list', async () => {
    const unknown = aSample({ fasted: false, takenAt: null, takenBy: null, dueAt: null })
    server.use(on('get', '/api/laboratory', () => ok(aLaboratoryDay([unknown]))))
    openPage(server.apiBase, PAGE, sara)
    expect(await screen.findByText(/Not fasted: the patient had eaten/)).toBeTruthy()
    expect(screen.getByText('Taken, nobody has said when')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Hand over 100 417 E/ })).toBeTruthy()
  })

  test('visits without a number get one by a click, and not by opening the page', async () => {
    server.use(
      on('post', '/api/laboratory/numbers', () =>
        ok(aLaboratoryDay([aSample(), anExpected({ accession: '100418T' })])),
      ),
    )
    openPage(server.apiBase, PAGE, sara)
    const give = await screen.findByRole('button', { name: 'Give numbers' })
    expect(posted()).toEqual([])
    fireEvent.click(give)
    expect(await screen.findByRole('rowheader', { name: /100 418 T/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Give numbers' })).toBeNull()
    expect(posted()).toEqual([['/laboratory/numbers', { date: '2026-03-03', bookingIds: ['booking-2'] }]])
  })
})

const record = (sample = aSample()) => aBooking({ status: 'Completed', sample, samples: [sample] })

test('the panel of a booking shows its sample and hands it over', async () => {
  server.use(on('get', '/api/bloodtests/{id}', () => ok(record())))
  openPage(server.apiBase, '/admin/bloodtests/booking-1', sara)
  const panel = within(await screen.findByRole('region', { name: 'Sample' }))
  expect(panel.getByText('100 417 E')).toBeTruthy()
  server.use(on('get', '/api/bloodtests/{id}', () => ok(record(handedOver))))
  fireEvent.click(panel.getByRole('button', { name: 'Hand over' }))
  expect(await panel.findByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('the panel of a booking has the labels of its tubes, after a click has given it a number', async () => {
  server.use(
    on('get', '/api/bloodtests/{id}', () => ok(record(aSample({ accession: null })))),
    on('post', '/api/laboratory/numbers', () => ok(aLaboratoryDay([aSample()]))),
  )
  openPage(server.apiBase, '/admin/bloodtests/booking-1', sara)
  const panel = within(await screen.findByRole('region', { name: 'Sample' }))
  expect(panel.queryByRole('link', { name: /^Labels/ })).toBeNull()
  server.use(on('get', '/api/bloodtests/{id}', () => ok(record())))
  fireEvent.click(panel.getByRole('button', { name: 'Give a number' }))
  const labels = await panel.findByRole('link', { name: 'Labels (PDF)' })
  expect(labels.getAttribute('href')).toMatch(/\/api\/laboratory\/labels\.pdf\?date=2026-03-03&booking=booking-1$/)
  expect(posted()).toEqual([['/laboratory/numbers', { date: '2026-03-03', bookingIds: ['booking-1'] }]])
})
