// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Field } from './field'
import { SearchInput } from './search-input'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

afterEach(cleanup)

const field = (error?: string | null) => (
  <Field label="Name" {...(error !== undefined && { error })}>
    {(aria) => <TextInput {...aria} />}
  </Field>
)
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('a field that can be wrong keeps the line of its error before there is one', () => {
  const { container } = render(field(null))
  expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('')
})

test('a field that is never wrong keeps no line for an error', () => {
  const { container } = render(field())
  expect(container.querySelector('[aria-live]')).toBeNull()
})

test('an error that comes up while a mouse button is down is shown after the click', async () => {
  const { rerender } = render(field(null))
  fireEvent.mouseDown(document.body)
  fireEvent.blur(screen.getByLabelText('Name'))
  await nextTask()
  rerender(field('This field is required'))
  expect(screen.queryByText('This field is required')).toBeNull()
  fireEvent.mouseUp(document.body)
  fireEvent.click(document.body)
  expect(screen.queryByText('This field is required')).toBeNull()
  await nextTask()
  expect(screen.getByText('This field is required')).toBeTruthy()
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
})

test('without a press an error is shown as it comes up', () => {
  const { rerender } = render(field(null))
  rerender(field('This field is required'))
  expect(screen.getByText('This field is required')).toBeTruthy()
})

test('what is typed runs in its own direction', () => {
  const { container } = render(
    <>
      <TextInput />
      <TextInput type="tel" />
      <TextArea />
    </>,
  )
  expect([...container.querySelectorAll('input, textarea')].map((box) => box.getAttribute('dir'))).toEqual(
    Array(3).fill('auto'),
  )
})

test('what is typed into a search leaves its icon and its button where they are', () => {
  render(<SearchInput label="Search" />)
  const box = screen.getByLabelText('Search')
  expect([box.getAttribute('dir'), box.className]).toEqual([null, expect.stringContaining('search')])
})
