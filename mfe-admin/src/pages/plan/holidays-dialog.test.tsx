// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aCase } from '../../testing/cases'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'

const EID = { date: '2030-04-14', name: 'Eid Al Adha', confirmed: false }
let server: AdminApi
let holidays: (typeof EID)[]
beforeEach(() => {
  holidays = [EID]
  server = startAdminApi(
    on('get', '/api/cases/{id}', () => ok(aCase({ state: 'active' }))),
    on('get', '/api/holidays', () => ok({ holidays })),
    on('post', '/api/holidays', () => {
      holidays = [{ ...EID, confirmed: true }]
      return ok({ holidays })
    }),
    on('post', '/api/holidays/remove', () => {
      holidays = []
      return ok({ holidays })
    }),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const open = async () => {
  openPage(server.apiBase, '/admin/cases/case-1/plan', sara)
  fireEvent.click(await screen.findByRole('button', { name: 'Public holidays' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Public holidays' }))
  await dialog.findByText('Eid Al Adha', { selector: 'bdi' })
  return dialog
}
const posts = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body)])

describe('the public holidays', () => {
  test('of the moon are confirmed with one press', async () => {
    const dialog = await open()
    expect(dialog.getByText('not confirmed')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm Eid Al Adha' }))
    await waitFor(() => expect(dialog.queryByText('not confirmed')).toBeNull())
    expect(posts()).toEqual([['/holidays', { ...EID, confirmed: true }]])
  })

  test('are removed from the list', async () => {
    const dialog = await open()
    fireEvent.click(dialog.getByRole('button', { name: 'Remove Eid Al Adha' }))
    expect(await dialog.findByText('No public holiday is entered.')).toBeTruthy()
    expect(posts()).toEqual([['/holidays/remove', { date: EID.date }]])
  })

  test('are not added without a day and a name', async () => {
    const dialog = await open()
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText('Choose a day')).toBeTruthy()
    expect(dialog.getByText('Enter a name')).toBeTruthy()
    expect(posts()).toEqual([])
  })
})
