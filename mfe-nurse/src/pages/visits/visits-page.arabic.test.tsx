// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSheet } from '@homecare/remote-kit/testing/day-sheet'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { openPage } from '../../testing/open-page'

let server: TestApi
beforeEach(() => {
  server = startApi(on('post', '/api/day-sheet/shared', () => ok({ ...aSheet(), nurse: 'Maya Rahman' })))
})
afterEach(() => {
  cleanup()
  server.close()
  localStorage.clear()
})

test('an Arabic comma stands between the day and the nurse’s name', async () => {
  openPage(server.apiBase, '/day-sheet#a-token-of-the-link')
  expect((await screen.findByText('Maya Rahman')).closest('h1')?.textContent).toBe(
    'الثلاثاء 3\u00A0مارس 2026، Maya Rahman',
  )
})
