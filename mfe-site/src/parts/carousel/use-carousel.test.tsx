// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCarousel } from './use-carousel'

function Slides() {
  const turn = useCarousel({ count: 3, interval: 5000 })
  return (
    <div data-testid="frame" {...turn.frame}>
      <output>{turn.index}</output>
      <button onClick={turn.toggle}>{turn.running ? 'pause' : 'play'}</button>
    </div>
  )
}

let reduced = false
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  render(<Slides />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const frame = () => screen.getByTestId('frame')
const shown = () => Number(screen.getByRole('status').textContent)
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const pointer = (
  type: 'pointerDown' | 'pointerUp' | 'pointerEnter' | 'pointerLeave',
  clientX: number,
  pointerType: string,
) => {
  const event = new MouseEvent(type.toLowerCase().replace('enter', 'over').replace('leave', 'out'), {
    bubbles: true,
    clientX,
  })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  fireEvent(frame(), event)
}

test('a carousel continues from the slide that was shown before hydration', () => {
  const page = document.createElement('div')
  page.innerHTML = '<p data-slide></p><p data-slide data-shown="true"></p>'
  function Taken() {
    const turn = useCarousel({ count: 2 })
    return (
      <section {...turn.frame}>
        <div ref={(place) => void place?.append(...page.children)} />
        <b>{turn.index}</b>
      </section>
    )
  }
  const { container } = render(<Taken />)
  expect(container.querySelector('b')?.textContent).toBe('1')
})

test('a carousel advances every 5 seconds and wraps', () => {
  wait(4999)
  expect(shown()).toBe(0)
  wait(1)
  expect(shown()).toBe(1)
  wait(5000)
  wait(5000)
  expect(shown()).toBe(0)
})

test('a carousel pauses while the mouse is over it', () => {
  pointer('pointerEnter', 0, 'mouse')
  wait(20_000)
  expect(shown()).toBe(0)
  pointer('pointerLeave', 0, 'mouse')
  wait(5000)
  expect(shown()).toBe(1)
})

test('a carousel pauses while the focus is inside', () => {
  act(() => screen.getByRole('button').focus())
  wait(20_000)
  expect(shown()).toBe(0)
})

test('the pause button stops a carousel until it is pressed again', () => {
  fireEvent.click(screen.getByText('pause'))
  wait(20_000)
  expect(shown()).toBe(0)
})

test('arrow keys change the slide in both directions, and wrap', () => {
  fireEvent.keyDown(frame(), { key: 'ArrowLeft' })
  expect(shown()).toBe(2)
  fireEvent.keyDown(frame(), { key: 'ArrowRight' })
  expect(shown()).toBe(0)
})

test.each([
  [100, 60, 0],
  [100, 59, 1],
  [100, 141, 2],
])('a swipe from %i to %i shows slide %i: only more than 40 px count', (from, to, index) => {
  pointer('pointerDown', from, 'touch')
  pointer('pointerUp', to, 'touch')
  expect(shown()).toBe(index)
})

test('with reduced motion a carousel does not start', () => {
  cleanup()
  reduced = true
  render(<Slides />)
  wait(20_000)
  expect(shown()).toBe(0)
  reduced = false
})
