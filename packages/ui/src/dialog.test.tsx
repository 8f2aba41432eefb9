// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog'

const onClose = vi.fn<() => void>()

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200))
})

const open = () =>
  render(
    <Dialog open title="Sure?" onClose={onClose}>
      <p>Text</p>
    </Dialog>,
  )

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  onClose.mockReset()
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
})

const click = (element: Element, x: number, y: number, endX = x, endY = y) => {
  fireEvent.pointerDown(element, { clientX: x, clientY: y })
  fireEvent.click(element, { clientX: endX, clientY: endY })
}

test('a press beside a dialog closes it in a browser without closedby', () => {
  open()
  click(screen.getByRole('dialog'), 20, 20)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press on the dialog, and one that begins inside, leave it open', () => {
  open()
  click(screen.getByText('Text'), 150, 150)
  click(screen.getByRole('dialog'), 150, 150, 20, 20)
  expect(onClose).not.toHaveBeenCalled()
})

test('a browser with closedby closes it alone', () => {
  Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { configurable: true, value: '' })
  open()
  click(screen.getByRole('dialog'), 20, 20)
  expect(onClose).not.toHaveBeenCalled()
})
