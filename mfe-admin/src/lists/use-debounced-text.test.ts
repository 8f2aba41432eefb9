// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebouncedText } from './use-debounced-text'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

const typed = () => {
  const settle = vi.fn<(value: string) => void>()
  const { result } = renderHook(() => useDebouncedText('', settle))
  act(() => result.current.type('fatima'))
  return settle
}

test('what is typed is told once the typing pauses', () => {
  const settle = typed()
  vi.advanceTimersByTime(249)
  expect(settle).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(settle).toHaveBeenCalledWith('fatima')
})

test('who opened a record meanwhile is not brought back to the list', () => {
  const settle = typed()
  history.pushState(null, '', '/admin/services/1')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(settle).not.toHaveBeenCalled()
})
