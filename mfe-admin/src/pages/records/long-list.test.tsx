// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page'
import { aList, aRequest } from '../../testing/records'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok } from '@homecare/remote-kit/testing/handlers'

const sara = { userName: 'sara', role: 'coordinator' } as const
const ROW_PX = 36
let server: AdminApi
/** The newest row has the highest number. */
let newest = 0

const row = (number: number) =>
  aRequest({ id: `row-${number}`, fullName: `Patient ${number}`, createdAt: new Date(number * 1000).toISOString() })

beforeEach(async () => {
  newest = 1000
  server = startAdminApi(
    on('get', '/api/services', ({ query }) => {
      const from = Number(query.get('cursor') ?? newest + 1) - 1
      const items = Array.from({ length: Math.min(Number(query.get('limit')), from) }, (_, at) => row(from - at))
      const last = from - items.length + 1
      return ok(aList(items, last > 1 ? String(last) : null))
    }),
  )
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  server.close()
})

// By attribute: asking some hundred cells for their roles takes jsdom seconds.
const renderedRow = (number: number) => document.querySelector(`[data-row="row-${number}"]`)
const seen = (number: number) => waitFor(() => expect(renderedRow(number)).toBeTruthy())
const open = async () => {
  openPage(server.apiBase, '/admin/services', sara)
  await seen(1000)
  // Effects that listen for keys and scrolling come after the drawing.
  await act(async () => {})
  return screen.getByLabelText('Services', { selector: '[role=region]' })
}
const loadTo = async (area: HTMLElement, rows: number) => {
  for (let loaded = 50; loaded < rows; loaded += 100) {
    scrollTo(area, loaded * ROW_PX - 400)
    await screen.findByText(`First ${loaded + 100} shown`)
  }
}
const scrollTo = (area: HTMLElement, top: number) => {
  area.scrollTop = top
  fireEvent.scroll(area)
}
const loads = () => server.calls.filter(({ path }) => path === '/services')
const renderedRows = () => document.querySelectorAll('[data-row]').length

describe('a long list', () => {
  test('loads pages while scrolling, and renders only nearby rows', async () => {
    const area = await open()
    await loadTo(area, 150)
    expect(renderedRows()).toBeLessThan(50)
    expect(renderedRow(1000)).toBeNull()
  })

  test('a refresh while scrolled down requests the first page and the visible one, and moves no row', async () => {
    const area = await open()
    await loadTo(area, 350)
    const place = 200 * ROW_PX
    scrollTo(area, place)
    await seen(800)
    const before = loads().length
    newest = 1003
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await screen.findByText('3 new above')
    expect(area.scrollTop).toBe(place + 3 * ROW_PX)
    expect(renderedRow(800)).toBeTruthy()
    expect(loads().length - before).toBeLessThanOrEqual(3)
  })

  test('at its top, without focus or pointer, new rows appear in their order', async () => {
    const area = await open()
    newest = 1002
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await seen(1002)
    expect(area.scrollTop).toBe(0)
    expect(screen.getAllByText('New')).toHaveLength(2)
  })

  test('after more new rows than a page holds it has no gap', async () => {
    const area = await open()
    newest = 1180
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await seen(1180)
    await loadTo(area, 250)
    scrollTo(area, 170 * ROW_PX)
    await seen(1010)
    const numbers = [...document.querySelectorAll('[data-row]')].map((row) =>
      Number(row.getAttribute('data-row')?.slice(4)),
    )
    expect(numbers).toEqual(Array.from(numbers, (_, at) => (numbers[0] ?? 0) - at))
  })

  test('j and k move from row to row, also beyond the rendered ones; the focus is on the row’s link', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(document.activeElement?.textContent).toBe('View Patient 1000')
    for (let times = 0; times < 30; times++) fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' })
    expect(document.activeElement?.textContent).toBe('View Patient 970')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k' })
    expect(document.activeElement?.textContent).toBe('View Patient 971')
  })

  test('arrows do the same inside the table, Home leads to its first row', async () => {
    const area = await open()
    fireEvent.keyDown(document.body, { key: 'ArrowDown' })
    expect(area.contains(document.activeElement)).toBe(false)
    area.focus()
    fireEvent.keyDown(area, { key: 'ArrowDown' })
    fireEvent.keyDown(document.activeElement ?? area, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toBe('View Patient 999')
    fireEvent.keyDown(document.activeElement ?? area, { key: 'Home' })
    expect(document.activeElement?.textContent).toBe('View Patient 1000')
  })
})
