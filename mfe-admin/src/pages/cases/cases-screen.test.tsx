// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CaseItem } from '@homecare/contract/cases'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aCaseItem } from '../../testing/cases'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'

let server: AdminApi
let items: CaseItem[]
const queries: string[] = []
beforeEach(() => {
  queries.length = 0
  items = [
    aCaseItem({ id: 'case-2', number: 'C-10418', patientName: 'Omar Said', followUp: null }),
    aCaseItem(),
    aCaseItem({
      ...{ id: 'case-3', patientName: 'Mona Aziz', state: 'paused', reason: 'hospital' },
      followUp: { dueAt: '2199-01-01T06:00:00.000Z', text: 'Call the hospital' },
    }),
  ]
  server = startAdminApi(
    on('get', '/api/cases', ({ query }) => {
      queries.push(query.toString())
      return ok({ items, counts: { open: 3, due: 1, unplanned: 1 }, nextCursor: null })
    }),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const open = async (address = '/admin/cases') => {
  const page = openPage(server.apiBase, address, sara)
  await screen.findByRole('table', { name: 'Cases' })
  return page
}
const rows = () => screen.getAllByRole('row').slice(1)

describe('the list of cases', () => {
  test('says of each case what is next, and which of it is due', async () => {
    await open()
    const [unplanned, due, later] = rows()
    expect(within(unplanned!).getByText('Nothing planned')).toBeTruthy()
    expect(within(due!).getByText(/, due$/)).toBeTruthy()
    expect(within(later!).queryByText(/, due$/)).toBeNull()
    expect(within(later!).getByText('In hospital')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Omar Said' }).getAttribute('href')).toBe('/admin/cases/case-2')
  })

  test('goes from case to case by j and k', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(document.activeElement?.textContent).toBe('Omar Said')
    fireEvent.keyDown(document.activeElement!, { key: 'j' })
    expect(document.activeElement?.textContent).toBe('Fatima Haddad')
    fireEvent.keyDown(document.activeElement!, { key: 'k' })
    expect(document.activeElement?.textContent).toBe('Omar Said')
  })

  test('keeps its filter in the address, and asks the server for it', async () => {
    const page = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Mine' }))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'omar' } })
    await waitFor(() => expect(queries.at(-1)).toContain('search=omar'))
    expect(queries.at(-1)).toContain('responsible=me')
    expect(page.path()).toBe('/admin/cases?responsible=me&search=omar')
  })

  test('says that no case fits where the filter finds none', async () => {
    items = []
    openPage(server.apiBase, '/admin/cases?show=closed', sara)
    expect(await screen.findByText('No case fits this filter.')).toBeTruthy()
  })
})
