// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../testing/open-page'
import { aBooking, aService } from '../testing/records'
import { problem, staffServer } from '../testing/staff-server'

let server: Awaited<ReturnType<typeof staffServer>>
const sara = { userName: 'sara', role: 'coordinator' } as const
const BOOKING = '/admin/bloodtests/booking-1'

beforeEach(async () => {
  server = await staffServer({ 'GET /bloodtests/booking-1': () => ({ body: aBooking() }) })
})
afterEach(async () => {
  cleanup()
  await server.close()
})

const choose = async (...files: File[]) => {
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files } })
}

describe('a record', () => {
  test('shows who, when, where, what to bring and what it costs', async () => {
    openPage(server.apiBase, BOOKING, sara)
    const text = (await screen.findByText('Appointment details')).closest('section')?.textContent
    for (const part of [
      'Tue 3 Mar 2026',
      '10:00 Am',
      '1204, Al Seef Tower 2',
      'near Marina Mall, Dubai',
      'Serum, Urine',
      '10 h',
      '560.00',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('the map is told the building, not the door and not the patient', async () => {
    openPage(server.apiBase, BOOKING, sara)
    const map = await screen.findByRole('link', { name: /^Open map/ })
    expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toBe(
      'Al Seef Tower 2, Marina Mall, Dubai',
    )
  })

  test('says above everything what has to be done', async () => {
    server.answers['GET /bloodtests/booking-1'] = () => ({ body: aBooking({ needsAction: 'paid-twice' }) })
    openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText(/Two payments arrived/)).toBeTruthy()
  })

  test('tells payment attempts in plain words', async () => {
    const attempts = [
      {
        attemptId: 'A',
        state: 'failed',
        amount: 560,
        trackingId: null,
        message: 'Declined',
        startedAt: '2026-03-01T08:00:00.000Z',
      },
      {
        attemptId: 'A-2',
        state: 'paid',
        amount: 560,
        trackingId: '313',
        message: null,
        startedAt: '2026-03-01T08:05:00.000Z',
      },
    ] as const
    server.answers['GET /bloodtests/booking-1'] = () => ({ body: aBooking({ attempts: [...attempts] }) })
    openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText('Attempt 1, Sun 1 Mar 2026, 12:00, AED 560.00')).toBeTruthy()
    expect(screen.getByText('Gateway: Declined')).toBeTruthy()
    expect(screen.getByText('Tracking number 313')).toBeTruthy()
  })

  test('a contact date that had passed is flagged', async () => {
    server.answers['GET /services/service-1'] = () => ({ body: aService({ pastDate: true }) })
    openPage(server.apiBase, '/admin/services/service-1', sara)
    expect(await screen.findByText(/had already passed/)).toBeTruthy()
  })

  test('that is not there is told without a retry; one that could not be read can be asked for again', async () => {
    server.answers['GET /bloodtests/booking-1'] = () => problem(404, 'NOT_FOUND')
    const page = openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText(/There is no such record/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    page.unmount()
    server.answers['GET /bloodtests/booking-1'] = () => problem(503, 'UNAVAILABLE')
    openPage(server.apiBase, BOOKING, sara)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers['GET /bloodtests/booking-1'] = () => ({ body: aBooking() })
    fireEvent.click(again)
    expect(await screen.findByText('User details')).toBeTruthy()
  })
})

describe('the files of a record', () => {
  const stored = {
    name: 'Report.pdf',
    filename: 'k 1.pdf',
    contentType: 'application/pdf',
    size: 3_400_000,
    uploadedBy: 'sara',
    uploadedAt: '2026-03-01T08:00:00.000Z',
  }

  test('are download links under their own names', async () => {
    server.answers['GET /bloodtests/booking-1'] = () => ({ body: aBooking({ files: [stored] }) })
    openPage(server.apiBase, BOOKING, sara)
    const link = await screen.findByRole('link', { name: 'Report.pdf' })
    expect(link.getAttribute('href')).toBe('/files/k%201.pdf')
    expect(screen.getByText(/3.4 MB, by sara/)).toBeTruthy()
  })

  test('a chosen file is sent with the record, and the answer shows it', async () => {
    server.answers['POST /bloodtests/uploadFile'] = () => ({ body: aBooking({ files: [stored] }) })
    const page = openPage(server.apiBase, BOOKING, sara)
    await choose(new File(['%PDF-1.7'], 'Report.pdf', { type: 'application/pdf' }))
    expect(await screen.findByRole('link', { name: 'Report.pdf' })).toBeTruthy()
    expect(page.notes).toEqual(['success: Report.pdf is stored'])
    const sent = server.asked.at(-1)?.body ?? ''
    expect(sent).toContain('name="file"; filename="Report.pdf"')
    expect(sent).toContain('name="test"')
    expect(sent).toContain('"id":"booking-1"')
  })

  test.each([
    [new File(['x'], 'tool.exe'), /tool.exe is not a PDF/],
    [new File([], 'empty.pdf'), /empty.pdf is empty/],
    [new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'large.pdf'), /large.pdf is larger than 20 MB/],
  ])('what can’t be stored is refused before it is sent (%#)', async (file, words) => {
    openPage(server.apiBase, BOOKING, sara)
    await choose(file)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('an upload that broke off can be sent again', async () => {
    server.answers['POST /bloodtests/uploadFile'] = () => problem(503, 'UNAVAILABLE')
    openPage(server.apiBase, BOOKING, sara)
    await choose(new File(['%PDF-1.7'], 'Report.pdf'))
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers['POST /bloodtests/uploadFile'] = () => ({ body: aBooking({ files: [stored] }) })
    fireEvent.click(again)
    await waitFor(() => expect(screen.getByRole('link', { name: 'Report.pdf' })).toBeTruthy())
  })

  test('a type that the server refuses is told', async () => {
    server.answers['POST /bloodtests/uploadFile'] = () => problem(415, 'UNSUPPORTED_TYPE')
    openPage(server.apiBase, BOOKING, sara)
    await choose(new File(['MZ'], 'Report.pdf'))
    expect(await screen.findByText(/Report.pdf is not a PDF/)).toBeTruthy()
  })
})
