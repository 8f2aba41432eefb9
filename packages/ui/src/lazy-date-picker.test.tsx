// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyDatePicker } from './lazy-date-picker'

afterEach(cleanup)

const show = () =>
  render(
    <form>
      <input aria-label="Name" />
      <LazyDatePicker aria-labelledby="label" value="2026-03-05" onChange={() => {}} />
    </form>,
  )

test('a date field stays the browser’s own control until a visitor uses the form', async () => {
  show()
  expect(screen.getByDisplayValue('2026-03-05').getAttribute('type')).toBe('date')
  fireEvent.focusIn(screen.getByLabelText('Name'))
  expect((await screen.findByDisplayValue('03/05/2026')).getAttribute('type')).toBe('text')
})

test('a form in which somebody typed before the page’s script ran gets the calendar too', async () => {
  const form = (picker: boolean) => (
    <form>
      <input aria-label="Name" />
      {picker && <LazyDatePicker aria-labelledby="label" value="2026-03-05" onChange={() => {}} />}
    </form>
  )
  const { rerender } = render(form(false))
  screen.getByLabelText('Name').focus()
  rerender(form(true))
  expect(await screen.findByDisplayValue('03/05/2026')).toBeTruthy()
})

test('a date control that has the focus is not replaced', async () => {
  show()
  const control = screen.getByDisplayValue('2026-03-05')
  control.focus()
  await import('./date-picker')
  expect(document.activeElement).toBe(control)
  fireEvent.blur(control)
  expect(await screen.findByDisplayValue('03/05/2026')).toBeTruthy()
})

test('a date control keeps what is being typed until it is left, whatever the form makes of it', () => {
  const onChange = vi.fn<(day: string | null) => void>()
  render(<LazyDatePicker aria-labelledby="label" value="2026-03-05" onChange={onChange} />)
  const control = screen.getByDisplayValue('2026-03-05')
  fireEvent.change(control, { target: { value: '0002-12-05' } })
  expect(onChange).toHaveBeenLastCalledWith('0002-12-05')
  expect(control).toHaveProperty('value', '0002-12-05')
  // jsdom knows no half typed dates: a browser's value is empty then, and its input is bad.
  Object.defineProperty(control, 'validity', { configurable: true, value: { badInput: true } })
  fireEvent.change(control, { target: { value: '' } })
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(control).toHaveProperty('value', '')
  Reflect.deleteProperty(control, 'validity')
  fireEvent.blur(control)
  expect(control).toHaveProperty('value', '2026-03-05')
  fireEvent.change(control, { target: { value: '' } })
  expect(onChange).toHaveBeenLastCalledWith(null)
})
