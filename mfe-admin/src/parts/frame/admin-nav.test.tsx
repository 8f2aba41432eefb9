// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { on, ok } from '@homecare/remote-kit/testing/handlers'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { adminUser } from '../../testing/people'
import { aList, aRequest } from '../../testing/records'

let server: AdminApi
const scrolled = vi.fn<() => void>()
beforeEach(() => {
  // As in newer browsers, the call returns a promise.
  Element.prototype.scrollIntoView = async function (this: Element) {
    if (this.getAttribute('aria-current') === 'page') scrolled()
  }
  server = startAdminApi(
    on('get', '/api/services', () => ok(aList([aRequest()]))),
    on('get', '/api/nurses', () => ok({ nurses: [], areasServed: [], travel: [] })),
  )
})
afterEach(() => {
  cleanup()
  scrolled.mockClear()
  server.close()
})

const openGroups = () =>
  within(screen.getByRole('navigation', { name: 'Admin area' }))
    .getAllByRole<HTMLDetailsElement>('group')
    .filter((group) => group instanceof HTMLDetailsElement)
    .map((group) => [group.getAttribute('aria-label'), group.open])

test('in daily work the groups that are used rarely are folded', async () => {
  openPage(server.apiBase, '/admin/services', adminUser)
  await screen.findByRole('link', { name: 'View Noura Al Ketbi' })
  expect(openGroups()).toEqual([
    ['Setup', false],
    ['System', false],
  ])
})

test('the group of the current screen is unfolded, with its entry in view', async () => {
  openPage(server.apiBase, '/admin/nurses', adminUser)
  await screen.findByRole('heading', { level: 1, name: 'Nurses' })
  expect(openGroups()).toEqual([
    ['Setup', true],
    ['System', false],
  ])
  expect(scrolled).toHaveBeenCalled()
})
