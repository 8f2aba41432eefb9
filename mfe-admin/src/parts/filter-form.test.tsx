// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FilterForm } from './filter-form'
import { ChoiceField, SearchField } from './form-fields'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

const filterForm = (search = '') => {
  const onFilter = vi.fn<(changes: Record<string, string>) => void>()
  const form = (text: string) => (
    <FilterForm label="Filter" values={{ search: text, kind: 'all' }} typed={['search']} onFilter={onFilter}>
      <SearchField name="search" label="Search" title={undefined} />
      <ChoiceField name="kind" label="Kind" options={['all', 'test']} />
    </FilterForm>
  )
  const { rerender } = render(form(search))
  return { onFilter, rerender: (text: string) => rerender(form(text)) }
}
const box = () => screen.getByLabelText<HTMLInputElement>('Search')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('typed text is applied once the typing pauses', () => {
  const { onFilter } = filterForm()
  type(' fatima ')
  pass(249)
  expect(onFilter).not.toHaveBeenCalled()
  pass(1)
  expect(onFilter.mock.calls).toEqual([[{ search: 'fatima' }]])
})

test('a choice is applied immediately, together with the typed text', () => {
  const { onFilter } = filterForm()
  type('fatima')
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'test' } })
  expect(onFilter.mock.calls).toEqual([[{ search: 'fatima', kind: 'test' }]])
})

test('a pending filter does not navigate back to the list from a record that was opened meanwhile', () => {
  const { onFilter } = filterForm()
  type('fatima')
  history.pushState(null, '', '/admin/services/1')
  pass(1_000)
  expect(onFilter).not.toHaveBeenCalled()
})

test('another URL fills the fields; text that is being typed stays', () => {
  const { rerender } = filterForm()
  rerender('noura')
  expect(box().value).toBe('noura')
  type('noura al')
  rerender('noura a')
  expect(box().value).toBe('noura al')
})
