// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { adminUser } from '../../testing/people'
import { openPage } from '../../testing/open-page'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'

const EMAIL = 'omar@mail.example'
const summary = {
  contact: EMAIL,
  ...{ bookings: 2, requests: 1, files: 3 },
  latest: { kind: 'services' as const, id: 'request-1' },
}

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('post', '/api/patients/find', () => ok(summary)))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  server.close()
})

const find = async (email = EMAIL) => {
  fireEvent.change(await screen.findByLabelText('Email or phone number of the patient'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Find' }))
}
const bodyOf = (path: string) => server.calls.find((call) => call.path === path)?.body

describe('a patient’s data', () => {
  test('is searched for with the email in the body, never in a URL', async () => {
    const page = openPage(server.apiBase, '/admin/patients', adminUser)
    await find(` ${EMAIL} `)
    expect(await screen.findByText(`Data of ${EMAIL}`)).toBeTruthy()
    expect(bodyOf('/patients/find')).toBe(`{"contact":"${EMAIL}"}`)
    expect(page.path()).toBe('/admin/patients')
  })

  test('leads to the page of all visits, requests and money', async () => {
    openPage(server.apiBase, '/admin/patients', adminUser)
    await find()
    const link = await screen.findByRole('link', { name: 'All visits, requests and money' })
    expect(link.getAttribute('href')).toBe('/admin/services/request-1/patient')
  })

  test('is not searched for with an invalid email', async () => {
    openPage(server.apiBase, '/admin/patients', adminUser)
    await find('omar')
    expect(screen.getByText('Enter an email address like name@example.com, or a phone number')).toBeTruthy()
    expect(bodyOf('/patients/find')).toBeUndefined()
  })

  test('disappears as soon as another email is typed', async () => {
    openPage(server.apiBase, '/admin/patients', adminUser)
    await find()
    await screen.findByText(`Data of ${EMAIL}`)
    fireEvent.change(screen.getByLabelText('Email or phone number of the patient'), {
      target: { value: 'other@mail.example' },
    })
    expect(screen.queryByText(`Data of ${EMAIL}`)).toBeNull()
  })

  test('is reported as not stored when there is none', async () => {
    server.use(
      on('post', '/api/patients/find', () => ok({ contact: EMAIL, bookings: 0, requests: 0, files: 0, latest: null })),
    )
    openPage(server.apiBase, '/admin/patients', adminUser)
    await find()
    expect(await screen.findByText('No data under this contact')).toBeTruthy()
  })

  test('is exported as one file', async () => {
    server.use(on('post', '/api/patients/export', () => ok({ bookings: ['ORD-1'] })))
    const saved: string[] = []
    const blobs: Blob[] = []
    // jsdom has no object URLs and follows no downloads.
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const page = openPage(server.apiBase, '/admin/patients', adminUser)
    await find()
    fireEvent.click(await screen.findByRole('button', { name: 'Download the copy' }))
    await waitFor(() => expect(page.notifications).toEqual(['success: The copy is downloaded']))
    expect(saved[0]).toMatch(/^patient-data-omar@mail\.example-\d{4}-\d{2}-\d{2}\.json$/)
    expect(blobs[0]?.size).toBe(JSON.stringify({ bookings: ['ORD-1'] }, null, 2).length)
  })

  test('is erased only with a reason and the email typed again', async () => {
    server.use(on('post', '/api/patients/erase', () => ok(summary)))
    openPage(server.apiBase, '/admin/patients', adminUser)
    await find()
    fireEvent.click(await screen.findByRole('button', { name: 'Erase this patient’s data' }))
    const dialog = within(screen.getByText('Erase this patient’s data?').closest('dialog') as HTMLElement)
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'asked by letter' } })
    fireEvent.change(dialog.getByLabelText(`Type ${EMAIL} to confirm`), { target: { value: 'omar@mail.exampl' } })
    fireEvent.click(dialog.getByText('Erase for good'))
    expect(dialog.getByText(/exactly as it is written/)).toBeTruthy()
    expect(bodyOf('/patients/erase')).toBeUndefined()
    fireEvent.change(dialog.getByLabelText(`Type ${EMAIL} to confirm`), { target: { value: EMAIL } })
    fireEvent.click(dialog.getByText('Erase for good'))
    expect(await screen.findByText('Erased')).toBeTruthy()
    expect(bodyOf('/patients/erase')).toBe(`{"contact":"${EMAIL}","reason":"asked by letter"}`)
    expect(screen.queryByText(`Data of ${EMAIL}`)).toBeNull()
  })

  test('is not erased while something is open, which is listed', async () => {
    const detail = 'A visit is still to come: ORD-1. Complete or cancel it first.'
    server.use(on('post', '/api/patients/erase', () => problem('ILLEGAL_TRANSITION', { detail })))
    openPage(server.apiBase, '/admin/patients', adminUser)
    await find()
    fireEvent.click(await screen.findByRole('button', { name: 'Erase this patient’s data' }))
    const dialog = within(screen.getByText('Erase this patient’s data?').closest('dialog') as HTMLElement)
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'asked by letter' } })
    fireEvent.change(dialog.getByLabelText(`Type ${EMAIL} to confirm`), { target: { value: EMAIL } })
    fireEvent.click(dialog.getByText('Erase for good'))
    expect(await dialog.findByText(detail)).toBeTruthy()
  })
})
