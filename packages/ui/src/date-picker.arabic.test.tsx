// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DatePicker } from './date-picker'
import { LazyDatePicker } from './lazy-date-picker'

afterEach(cleanup)

const day = (name: string) => screen.getByRole('gridcell', { name })

test('the calendar has Arabic months, weeks from Monday, and the whole name of each day', () => {
  render(<DatePicker inline value="2026-03-03" onChange={vi.fn<() => void>()} today="2026-03-03" />)
  expect(screen.getByText('مارس 2026')).toBeTruthy()
  const letters = [...document.querySelectorAll('.react-datepicker__day-name')]
  expect(letters.map((each) => each.querySelector('[aria-hidden]')?.textContent)).toEqual('نثرخجسح'.split(''))
  expect(day('الثلاثاء 3 مارس 2026').getAttribute('aria-selected')).toBe('true')
})

test('the key to the left goes to the next day, as the days stand in Arabic', () => {
  render(<DatePicker inline value="2026-03-03" onChange={vi.fn<() => void>()} today="2026-03-03" />)
  const chosen = day('الثلاثاء 3 مارس 2026')
  act(() => chosen.focus())
  fireEvent.keyDown(chosen, { key: 'ArrowLeft' })
  expect(document.activeElement?.getAttribute('aria-label')?.trim()).toBe('الأربعاء 4 مارس 2026')
})

test('a date is typed with the day first, in digits of any script', () => {
  const onChange = vi.fn<(value: string | null) => void>()
  render(<DatePicker value={null} onChange={onChange} />)
  const field = screen.getByPlaceholderText('يوم/شهر/سنة')
  fireEvent.change(field, { target: { value: '٠٣/١٢/٢٠٢٦' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-12-03')
})

test('an empty date field has the words of the picker before the picker comes', () => {
  render(<LazyDatePicker value={null} onChange={vi.fn<() => void>()} name="date" />)
  expect(document.querySelector('[name=date] + [data-empty="يوم/شهر/سنة"]')).not.toBeNull()
})
