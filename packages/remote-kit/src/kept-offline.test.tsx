// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import {
  eraseEnded,
  keepForLink,
  keepInTab,
  notesInTab,
  openWithLink,
  removeForLink,
  removeKept,
  type OfflineNote,
} from './kept-offline'

const NOW = Date.parse('2026-03-05T08:00:00Z')
const NOTE = {
  title: 'Your visit is booked',
  facts: [{ name: 'Patient', value: 'Mariam Saleh', asWritten: true }],
  href: '/booking?orderId=ORD-1',
  action: 'Open your booking',
  until: NOW + 1000,
} satisfies OfflineNote
const TOKEN = 'a-token-of-a-link'

/** Another tab, as after the browser was closed. */
const newTab = () => sessionStorage.clear()
const titles = () => Object.values(notesInTab()).map(({ title }) => title)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('a tab shows what it has kept, and another tab only with the link', async () => {
  await keepForLink(TOKEN, NOTE)
  expect(titles()).toEqual([NOTE.title])
  newTab()
  expect(titles()).toEqual([])
  await openWithLink('another-token')
  expect(titles()).toEqual([])
  await openWithLink(TOKEN)
  expect(Object.values(notesInTab())).toEqual([NOTE])
})

test('what outlives the tab can’t be read without the link', async () => {
  await keepForLink(TOKEN, NOTE)
  const stored = JSON.stringify(localStorage)
  expect(Object.keys(localStorage)).toHaveLength(1)
  expect(stored).not.toMatch(/Mariam|visit|ORD-1|a-token/)
})

test('it is erased from tab and device when it is over, and what ends with its tab stays', async () => {
  await keepForLink(TOKEN, NOTE)
  const { until: _, ...draft } = NOTE
  keepInTab('draft', { ...draft, title: 'A draft' })
  eraseEnded(NOW)
  expect(titles()).toHaveLength(2)
  eraseEnded(NOW + 1000)
  expect(titles()).toEqual(['A draft'])
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['by who has the link', () => removeForLink(TOKEN)],
  ['from the page that shows it', async () => Object.keys(notesInTab()).forEach(removeKept)],
])('it is removed from tab and device %s', async (_, remove) => {
  await keepForLink(TOKEN, NOTE)
  await remove()
  expect(titles()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('damaged storage is no note, and a damaged note is erased', () => {
  sessionStorage.setItem('homecare.offline', '{')
  localStorage.setItem('homecare.offline.x', '{')
  localStorage.setItem('homecare.booking.remembered', 'another’s')
  eraseEnded(NOW)
  expect(titles()).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['homecare.booking.remembered'])
})
