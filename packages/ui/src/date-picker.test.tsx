// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { DatePicker } from './date-picker'

afterEach(cleanup)

const day = (name: RegExp) => screen.getByRole('gridcell', { name })

test('a date is shown as MM/dd/yyyy', () => {
  render(<DatePicker value="2026-03-05" onChange={() => {}} id="d" />)
  expect(screen.getByDisplayValue('03/05/2026')).toBeTruthy()
})

test('choosing a day answers with its calendar date', () => {
  const chosen = vi.fn<(value: string | null) => void>()
  render(<DatePicker inline value={null} onChange={chosen} today="2026-03-03" />)
  fireEvent.click(day(/\b5 March 2026/))
  expect(chosen).toHaveBeenCalledWith('2026-03-05')
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Cairo', 'America/Santiago'])(
  'a day that is chosen in %s, also one without a midnight, is that calendar date',
  (zone) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const [date, month] of [
      ['2026-04-24', 'April'],
      ['2026-09-06', 'September'],
    ] as const) {
      const chosen = vi.fn<(value: string | null) => void>()
      const { unmount } = render(<DatePicker inline value={null} onChange={chosen} today={date} />)
      fireEvent.click(day(new RegExp(`\\b${Number(date.slice(-2))} ${month} 2026`)))
      expect(chosen).toHaveBeenCalledWith(date)
      expect(screen.getByRole('gridcell', { current: 'date' }).getAttribute('aria-label')).toContain(month)
      unmount()
    }
  },
)

test('days before min, after max and unavailable ones can’t be chosen; the reason is said', () => {
  const chosen = vi.fn<(value: string | null) => void>()
  const unavailable = (iso: string) => (iso === '2026-03-10' ? 'Closed' : null)
  render(
    <DatePicker
      inline
      value={null}
      onChange={chosen}
      today="2026-03-03"
      min="2026-03-03"
      max="2026-03-20"
      unavailable={unavailable}
    />,
  )
  for (const name of [/\b2 March 2026/, /\b10 March 2026/, /\b21 March 2026/]) {
    expect(day(name).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(day(name))
  }
  expect(chosen).not.toHaveBeenCalled()
  expect(screen.getByTitle('Closed').textContent).toBe('10')
})

test('the date picker opens on the provider’s month, whatever the visitor’s clock says', () => {
  render(<DatePicker inline value={null} onChange={() => {}} today="2031-07-01" />)
  expect(screen.getByText('July 2031')).toBeTruthy()
})

test.each([true, false])(
  'the provider’s day is the current one for screen readers, in the page and in a box, in every month',
  (inline) => {
    // The device is two days ahead, in the next month.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-02T12:00:00Z') })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    render(<DatePicker inline={inline} value={null} onChange={() => {}} today="2026-03-31" />)
    if (!inline) fireEvent.click(screen.getByRole('textbox'))
    const current = () =>
      screen.getAllByRole('gridcell', { current: 'date' }).map((cell) => cell.getAttribute('aria-label'))
    expect(current()).toEqual([expect.stringContaining('31 March 2026')])
    fireEvent.click(screen.getByRole('button', { name: /next month/i }))
    expect(screen.getAllByText('April 2026').length).toBeGreaterThan(0)
    expect(current()).toEqual([expect.stringContaining('31 March 2026')])
  },
)

test('a text that is no date leaves the picker empty instead of breaking the page', () => {
  render(<DatePicker value="03/05/2026" onChange={() => {}} />)
  expect(screen.getByPlaceholderText('MM/DD/YYYY')).toHaveProperty('value', '')
})

test('a typed date before min keeps its text and is handed to the form, which says what is wrong', () => {
  function Picker() {
    const [value, setValue] = useState<string | null>(null)
    return (
      <>
        <DatePicker value={value} onChange={setValue} min="2026-03-03" />
        <output>{value}</output>
      </>
    )
  }
  render(<Picker />)
  const box = screen.getByPlaceholderText('MM/DD/YYYY')
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value: '01/15/2020' } })
  fireEvent.blur(box)
  expect(screen.getByRole('status').textContent).toBe('2020-01-15')
  expect(box).toHaveProperty('value', '01/15/2020')
})

test.each([
  ['a press', (box: HTMLElement) => fireEvent.click(box)],
  ['an arrow key', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'ArrowDown' })],
])('on a narrow screen the calendar does not cover the field that gets the focus, and opens by %s', (_, open) => {
  vi.stubGlobal('innerWidth', 375)
  render(<DatePicker value={null} onChange={() => {}} />)
  const box = screen.getByPlaceholderText('MM/DD/YYYY')
  fireEvent.focus(box)
  expect(screen.queryAllByRole('gridcell')).toEqual([])
  open(box)
  expect(screen.queryAllByRole('gridcell').length).toBeGreaterThan(27)
  vi.unstubAllGlobals()
})
