// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLICK_REPLAY_LIMIT_MS } from '../timing'
import { createClickReplay, type ClickReplay } from './click-replay'

const events: string[] = []
let replay: ClickReplay

const element = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const area = (status: 'ready' | 'help') => document.dispatchEvent(new CustomEvent('shell:area', { detail: status }))
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  const content = document.createElement('div')
  content.id = 'content'
  content.innerHTML =
    '<button type="button" id="book">Book</button><form action="/api/contact"><input name="phone" required><button type="submit" id="send">Send</button></form>'
  document.body.append(content)
  element('#book').addEventListener('click', () => events.push('booked'))
  element('form').addEventListener('submit', (event) => {
    event.preventDefault()
    events.push('sent')
  })
  replay = createClickReplay(() => {})
  replay.expectPage()
})

afterEach(async () => {
  replay.release()
  await later(0)
  document.body.replaceChildren()
  events.length = 0
  vi.useRealTimers()
})

test('a click made before the page is ready takes effect once when it is', async () => {
  element('#book').click()
  expect(events).toEqual([])
  expect(element('#book').dataset.pressed).toBe('')
  area('ready')
  await later(0)
  expect(events).toEqual(['booked'])
  expect(element('#book').dataset.pressed).toBeUndefined()
  element('#book').click()
  expect(events).toEqual(['booked', 'booked'])
})

test('an incomplete form sent before the page is ready reaches the page’s own checks, which replace the browser’s a moment after it is ready', async () => {
  element('#send').click()
  area('ready')
  element<HTMLFormElement>('form').noValidate = true
  await later(0)
  expect(events).toEqual(['sent'])
})

test('a click takes effect however long the page needs, if the visitor did nothing else since', async () => {
  await later(CLICK_REPLAY_LIMIT_MS - 500)
  element('#book').click()
  await later(CLICK_REPLAY_LIMIT_MS + 1000)
  expect(events).toEqual([])
  area('ready')
  await later(0)
  expect(events).toEqual(['booked'])
})

test('a click that waited long is dropped if the visitor went on to something else', async () => {
  element('#book').click()
  await later(CLICK_REPLAY_LIMIT_MS + 1000)
  element('input').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  area('ready')
  await later(0)
  expect(events).toEqual([])
  expect(element('#book').dataset.pressed).toBeUndefined()
})

test('a complete form is sent without the page’s script when help is offered, and when the page needs long', async () => {
  element<HTMLInputElement>('input').value = '12'
  element('#send').click()
  area('help')
  expect(events).toEqual(['sent'])
  element('#send').click()
  expect(events).toEqual(['sent', 'sent'])
  area('ready')
  await later(0)
  expect(events).toEqual(['sent', 'sent'])
})

test('a complete form that waits is sent without the page’s script after a while', async () => {
  element<HTMLInputElement>('input').value = '12'
  element('#send').click()
  await later(CLICK_REPLAY_LIMIT_MS)
  expect(events).toEqual(['sent'])
})

test('an incomplete form is shown the browser’s own message while help is offered, and the page’s when it is ready', async () => {
  const shown = vi.spyOn(element<HTMLFormElement>('form'), 'reportValidity')
  element('#send').click()
  area('help')
  expect(shown).toHaveBeenCalledTimes(1)
  element('#send').click()
  expect(shown).toHaveBeenCalledTimes(2)
  expect(events).toEqual([])
  element<HTMLFormElement>('form').noValidate = true
  area('ready')
  await later(0)
  expect(events).toEqual(['sent'])
})

test('a form that leads nowhere without the page’s script waits for it', async () => {
  element('form').removeAttribute('action')
  element<HTMLInputElement>('input').value = '12'
  element('#send').click()
  area('help')
  await later(CLICK_REPLAY_LIMIT_MS)
  expect(events).toEqual([])
  area('ready')
  await later(0)
  expect(events).toEqual(['sent'])
})
