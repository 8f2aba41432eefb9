// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { aSheet, aVisit } from '@homecare/remote-kit/testing/day-sheet'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { on, ok } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page'

const ON_THE_WAY = {
  kind: 'onTheWay' as const,
  at: '2026-03-03T05:40:00.000Z',
  actor: 'Maya',
  tubes: null,
  fasted: null,
}
let server: TestApi
let gateCode: string | null = null
let steps: (typeof ON_THE_WAY)[] = []
beforeEach(() => {
  gateCode = null
  steps = []
  server = startApi(
    on('post', '/api/day-sheet/shared', () =>
      ok(aSheet({ expiresAt: '2099-01-01T00:00:00.000Z', visits: [aVisit({ gateCode, steps })] })),
    ),
  )
})
afterEach(() => {
  cleanup()
  server.close()
  localStorage.clear()
})

const open = async () => {
  openPage(server.apiBase, '/day-sheet#a-token-of-the-link')
  await screen.findByRole('article', { name: '10:00 Am, Omar Haddad' })
}
const lookAgain = () => fireEvent(document, new Event('visibilitychange'))

test('a patient’s gate code is with the visit', async () => {
  gateCode = 'Gate B, 4471#'
  await open()
  expect(screen.getByText('Gate code, says the patient').parentElement?.textContent).toContain('Gate B, 4471#')
})

test('a gate code that comes while the nurse is on the way is there when the nurse looks at the phone again', async () => {
  steps = [ON_THE_WAY]
  await open()
  gateCode = 'Gate B, 4471#'
  await waitFor(() => {
    lookAgain()
    expect(screen.getByText('Gate B, 4471#')).toBeTruthy()
  })
})

test('before the nurse leaves, looking at the phone opens the sheet no further time', async () => {
  await open()
  lookAgain()
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(server.calls).toHaveLength(2))
})
