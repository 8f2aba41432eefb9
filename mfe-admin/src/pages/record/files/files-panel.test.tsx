// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page'
import { aBooking } from '../../../testing/records'
import { aReport } from '../../../testing/reports'
import { startAdminApi, type AdminApi } from '../../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
const sara = { userName: 'sara', role: 'coordinator' } as const
const ada = { userName: 'ada', role: 'admin' } as const
const BOOKING = '/admin/bloodtests/booking-1'
const pdf = (name = 'Report.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const stored = (name = 'Report.pdf') => ({
  name,
  filename: `k ${name}`,
  contentType: 'application/pdf',
  size: 3_400_000,
  uploadedBy: 'sara',
  uploadedAt: '2026-03-01T08:00:00.000Z',
})

beforeEach(() => {
  server = startAdminApi(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ files: [stored()] }))))
})
afterEach(() => {
  cleanup()
  server.close()
})

const choose = async (...files: File[]) => {
  fireEvent.change(await screen.findByLabelText(/Choose files/), { target: { files } })
}
const sent = () => server.calls.filter(({ path }) => path === '/bloodtests/uploadFile')

describe('the files of a record', () => {
  test('are download links under their own names', async () => {
    openPage(server.apiBase, BOOKING, sara)
    const link = await screen.findByRole('link', { name: 'Report.pdf' })
    expect(link.getAttribute('href')).toBe('/files/k%20Report.pdf')
    expect(screen.getByText(/3.4 MB, by sara/)).toBeTruthy()
  })

  test('have a preview, a PDF in a frame', async () => {
    openPage(server.apiBase, BOOKING, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Preview of Report.pdf' }))
    expect(screen.getByTitle('Preview of Report.pdf').getAttribute('src')).toBe('/files/k%20Report.pdf?preview=1')
  })

  test('a DOCX has no preview', async () => {
    const word = { ...stored('Consent.docx'), contentType: 'application/msword' }
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ files: [word] }))))
    openPage(server.apiBase, BOOKING, sara)
    await screen.findByRole('link', { name: 'Consent.docx' })
    expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull()
  })
})

describe('a PDF for a completed booking', () => {
  const completed = aBooking({ status: 'Completed', people: ['Omar Haddad'] })
  const sentAs = () => server.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  beforeEach(() => {
    server.use(
      on('get', '/api/bloodtests/{id}', () => ok(completed)),
      on('post', '/api/reports/uploadFile', () => ok(completed)),
      on('post', '/api/bloodtests/uploadFile', () => ok(completed)),
    )
  })

  test('is asked about, and stored as the report of whom staff name', async () => {
    const page = openPage(server.apiBase, BOOKING, sara)
    await choose(pdf())
    expect((await screen.findByRole('alert')).textContent).toBe('Report.pdf Is this the laboratory’s report?')
    expect(sentAs()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Yes, of Omar Haddad' }))
    await waitFor(() => expect(sentAs()).toEqual(['/reports/uploadFile']))
    await waitFor(() =>
      expect(page.notifications).toEqual(['success: The report is stored. Check it, then release it.']),
    )
  })

  test('is stored as a file after a no', async () => {
    openPage(server.apiBase, BOOKING, sara)
    await choose(pdf())
    fireEvent.click(await screen.findByRole('button', { name: 'No, a file for the team' }))
    await waitFor(() => expect(sentAs()).toEqual(['/bloodtests/uploadFile']))
  })

  test('is not asked about while a report waits for its release, and a picture never is', async () => {
    const waits = { ...completed, reports: [aReport()] }
    server.use(on('get', '/api/bloodtests/{id}', () => ok(waits)))
    openPage(server.apiBase, BOOKING, sara)
    await choose(pdf())
    await waitFor(() => expect(sentAs()).toEqual(['/bloodtests/uploadFile']))
    cleanup()
    server.use(on('get', '/api/bloodtests/{id}', () => ok(completed)))
    openPage(server.apiBase, BOOKING, sara)
    await choose(new File(['x'], 'consent.png', { type: 'image/png' }))
    await waitFor(() => expect(sentAs()).toHaveLength(2))
  })
})

describe('sending files', () => {
  test('a file is sent with the record, and the answer shows it', async () => {
    server.use(on('post', '/api/bloodtests/uploadFile', () => ok(aBooking({ files: [stored('New.pdf')] }))))
    const page = openPage(server.apiBase, BOOKING, sara)
    await choose(pdf('New.pdf'))
    expect(await screen.findByRole('link', { name: 'New.pdf' })).toBeTruthy()
    await waitFor(() => expect(page.notifications).toEqual(['success: New.pdf is stored']))
    const body = sent()[0]?.body ?? ''
    expect(body).toContain('name="file"; filename="New.pdf"')
    expect(body).toContain('name="test"')
    expect(body).toContain('"id":"booking-1"')
  })

  test('several are sent one after the other, and a refused one does not stop the others', async () => {
    server.use(
      on('post', '/api/bloodtests/uploadFile', ({ body }) =>
        String(body).includes('filename="two.pdf"') ? problem('UNSUPPORTED_TYPE') : ok(aBooking({ files: [stored()] })),
      ),
    )
    const page = openPage(server.apiBase, BOOKING, sara)
    await choose(pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf'))
    await waitFor(() => expect(page.notifications).toEqual(['success: 2 files are stored']))
    expect(sent()).toHaveLength(3)
    expect(screen.getByRole('alert').textContent).toMatch(/^two\.pdf not a PDF, JPEG, PNG, WEBP or DOCX file\./)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('two.pdf')).toBeNull()
  })

  test('dropped files are uploaded like chosen ones', async () => {
    server.use(on('post', '/api/bloodtests/uploadFile', () => ok(aBooking({ files: [stored('New.pdf')] }))))
    openPage(server.apiBase, BOOKING, sara)
    fireEvent.drop(await screen.findByLabelText(/Choose files/), { dataTransfer: { files: [pdf('New.pdf')] } })
    expect(await screen.findByRole('link', { name: 'New.pdf' })).toBeTruthy()
  })

  test.each([
    [new File(['x'], 'tool.exe'), /not a PDF/],
    [new File(['x'], 'IMG_1.HEIC'), /HEIC picture of an iPhone as JPEG/],
    [new File(['x'], 'report.doc'), /Word file \(\.doc\) as DOCX/],
    [new File([], 'empty.pdf'), /empty\./],
    [new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'large.pdf'), /larger than 20 MB/],
  ])('what can’t be stored is refused before it is sent (%#)', async (file, expected) => {
    openPage(server.apiBase, BOOKING, sara)
    await choose(file)
    expect((await screen.findByRole('alert')).textContent).toMatch(expected)
    expect(sent()).toEqual([])
  })

  test.each(['Report 3.2 of Mona', 'scan.PDF\u200f', 'photo.jfif'])(
    'the file %j is sent, since its content may be one of the five kinds',
    async (name) => {
      server.use(on('post', '/api/bloodtests/uploadFile', () => ok(aBooking({ files: [stored(name)] }))))
      openPage(server.apiBase, BOOKING, sara)
      await choose(pdf(name))
      await waitFor(() => expect(sent()).toHaveLength(1))
    },
  )

  test('an interrupted upload can be retried', async () => {
    server.use(on('post', '/api/bloodtests/uploadFile', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, BOOKING, sara)
    await choose(pdf('New.pdf'))
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(on('post', '/api/bloodtests/uploadFile', () => ok(aBooking({ files: [stored('New.pdf')] }))))
    fireEvent.click(again)
    expect(await screen.findByRole('link', { name: 'New.pdf' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('removing a file', () => {
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Report.pdf' }))
    await screen.findByText('Remove this file?')
  }
  const save = () => fireEvent.click(screen.getByText('Remove'))

  test('needs the admin role and a reason', async () => {
    const removed: unknown[] = []
    server.use(
      on('post', '/files/{filename}/remove', ({ body }) => {
        removed.push(body)
        return ok(null)
      }),
    )
    const page = openPage(server.apiBase, BOOKING, ada)
    await open()
    save()
    expect(removed).toEqual([])
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'of another patient' } })
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking())))
    save()
    await waitFor(() => expect(page.notifications).toEqual(['success: Report.pdf is removed']))
    expect(removed).toEqual([{ reason: 'of another patient' }])
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Report.pdf' })).toBeNull())
  })

  test('is not offered to a coordinator', async () => {
    openPage(server.apiBase, BOOKING, sara)
    await screen.findByRole('link', { name: 'Report.pdf' })
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  test('of one that someone else removed meanwhile succeeds', async () => {
    server.use(on('post', '/files/{filename}/remove', () => problem('NOT_FOUND')))
    const page = openPage(server.apiBase, BOOKING, ada)
    await open()
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'of another patient' } })
    save()
    await waitFor(() => expect(page.notifications).toEqual(['info: Someone else has removed this file already.']))
  })
})
