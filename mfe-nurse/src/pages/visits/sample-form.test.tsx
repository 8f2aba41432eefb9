// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSheet, aVisit } from '@homecare/remote-kit/testing/day-sheet'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { openPage } from '../../testing/open-page'

let server: TestApi
beforeEach(() => {
  // Tue 3 Mar 2026, 10:00 in Dubai: the first visit begins.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-03T06:00:00.000Z') })
  server = startApi()
})
afterEach(() => {
  cleanup()
  server.close()
  localStorage.clear()
  vi.useRealTimers()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const kept = () =>
  JSON.parse(localStorage.getItem('nurse-sheet:a-token-of-the-link') ?? '{}') as { unsent?: readonly unknown[] }

test('where nobody has said who is tested, the nurse asks for date of birth and sex before the sample', async () => {
  const person = {
    person: 0,
    fullName: 'Omar Haddad',
    identity: null,
    tests: [],
    accession: null,
    tubes: [],
    fastingHours: 0,
  }
  server.use(
    on('post', '/api/day-sheet/shared', () =>
      ok(aSheet({ visits: [aVisit({ people: [person], fastingHours: 0 })], expiresAt: '2099-01-01T00:00:00.000Z' })),
    ),
  )
  openPage(server.apiBase, '/day-sheet#a-token-of-the-link')
  await screen.findByRole('article', { name: '10:00 Am, Omar Haddad' })
  expect(screen.getByText('Nobody has said it yet: ask, and look at the ID')).toBeTruthy()
  press('Sample taken')
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/^Date of birth/, '17/5/90')
  press('Sample taken')
  expect(screen.getByText('Write the year with four digits, such as 1988')).toBeTruthy()
  type(/^Date of birth/, '17/5/1990')
  press('Sample taken')
  expect(screen.getByText('This field is required')).toBeTruthy()
  type(/^Sex/, 'male')
  press('Sample taken')
  expect(kept().unsent).toMatchObject([
    { kind: 'sampleTaken', people: [{ person: 0, birthDate: '1990-05-17', sex: 'male' }] },
  ])
})
