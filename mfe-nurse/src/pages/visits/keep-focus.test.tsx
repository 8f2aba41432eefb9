// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { aSheet, aVisit } from '@homecare/remote-kit/testing/day-sheet'
import { on, ok } from '@homecare/remote-kit/testing/handlers'
import { openPage } from '../../testing/open-page'

/** Tue 3 Mar 2026, 09:30 in Dubai, half an hour before the visit. */
const NOW = new Date('2026-03-03T05:30:00.000Z')
let server: TestApi
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const sheet = aSheet({ nurse: 'Maya Rahman', expiresAt: '2099-01-01T00:00:00.000Z', visits: [aVisit()] })
  server = startApi(on('post', '/api/day-sheet/shared', () => ok(sheet)))
})
afterEach(() => {
  cleanup()
  server.close()
  localStorage.clear()
  vi.useRealTimers()
})

const button = (name: string) => screen.findByRole('button', { name })
const pressWithKeyboard = async (name: string) => {
  const pressed = await button(name)
  pressed.focus()
  fireEvent.click(pressed)
  await waitFor(() => expect(pressed.isConnected).toBe(false))
}

test.each([
  ['a step is reported', ['On my way'], 'Arrived'],
  ['a question comes first', ['Nobody there'], 'Back'],
  ['a question is left', ['Nobody there', 'Back'], 'On my way'],
  ['a sample is to be described', ['Sample taken'], 'Back'],
])('the focus stays where the nurse reports when %s', async (_, presses, next) => {
  openPage(server.apiBase, '/day-sheet#a-token-of-the-link')
  for (const name of presses) await pressWithKeyboard(name)
  const following = await button(next)
  await waitFor(() => expect(document.activeElement?.contains(following)).toBe(true))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Report for Omar Haddad' }))
})

test('the focus returns to where the nurse reports when a step is taken back', async () => {
  openPage(server.apiBase, '/day-sheet#a-token-of-the-link')
  await pressWithKeyboard('On my way')
  await pressWithKeyboard('Undo')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Report for Omar Haddad' })),
  )
})
