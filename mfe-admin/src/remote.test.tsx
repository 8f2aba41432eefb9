// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import config from '../remote.config'
import remote from './remote'
import { sara, vera } from './testing/people'
import { openPage } from './testing/open-page'
import { startAdminApi, type AdminApi } from './testing/admin-api'

const ADMIN_ONLY = ['board', 'catalogue', 'staff', 'queues', 'releases', 'audit', 'patients']

let server: AdminApi
beforeEach(() => {
  server = startAdminApi()
})
afterEach(() => {
  cleanup()
  server.close()
})

test.each(config.routes.map(({ path }) => path))('the remote has the page %s that it declares', (path) => {
  expect(matchRoutes(remote.routes(testHost()), path)?.at(-1)?.route.path).toBe(path)
})

describe.each([sara, vera])('a $role', (session) => {
  test.each(ADMIN_ONLY)(
    'sees a hint at /admin/%s that the role lacks the permission, and no call is made',
    async (name) => {
      openPage(server.apiBase, `/admin/${name}`, session)
      expect(await screen.findByText('This page is not part of your role')).toBeTruthy()
      expect(server.calls.filter(({ path }) => !path.startsWith('/user/'))).toEqual([])
      expect(screen.queryByRole('link', { name: 'Catalogue' })).toBeNull()
    },
  )
})
