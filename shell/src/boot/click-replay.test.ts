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

/** The area is mounted from the start, as after a release was given up. */
const mountAgain = (html: string) => {
  element('#content').innerHTML = html
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => events.push(button.getAttribute('aria-label') ?? button.id))
}
const booking = (...names: string[]) =>
  names.map((name) => `<button type="button" aria-label="Book a Test: ${name}">Book</button>`).join('')

test('a click on a control of markup that was replaced takes effect on the same control of the new markup', async () => {
  mountAgain(booking('Diabetes', 'Vitamins', 'Iron'))
  element('[aria-label$=Vitamins]').click()
  mountAgain(booking('Diabetes', 'Vitamins', 'Iron'))
  area('ready')
  await later(0)
  expect(events).toEqual(['Book a Test: Vitamins'])
})

test('of controls that are named alike the one in the same position is clicked in new markup', async () => {
  const markup = ['first', 'second', 'third'].map((id) => `<button type="button" id="${id}">Book</button>`).join('')
  mountAgain(markup)
  element('#second').click()
  mountAgain(markup)
  area('ready')
  await later(0)
  expect(events).toEqual(['second'])
})

test('a tick on a box that has its name from a label takes effect in new markup', async () => {
  const markup = ['Iron', 'Zinc'].map((name) => `<label><input type="checkbox">${name}</label>`).join('')
  mountAgain(markup)
  document.querySelectorAll('input')[1]?.click()
  mountAgain(markup)
  area('ready')
  await later(0)
  expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true])
})

test.each([
  ['lacks the control', booking('Diabetes', 'Iron')],
  ['has it more often', booking('Vitamins', 'Vitamins')],
  ['has it as another kind of control', '<a role="button" aria-label="Book a Test: Vitamins">Book</a>'],
])('a click is dropped where new markup %s', async (_, markup) => {
  mountAgain(booking('Diabetes', 'Vitamins'))
  element('[aria-label$=Vitamins]').click()
  mountAgain(markup)
  area('ready')
  await later(0)
  expect(events).toEqual([])
})

test('a click is dropped where the visitor is on another page meanwhile', async () => {
  mountAgain(booking('Vitamins'))
  element('[aria-label$=Vitamins]').click()
  const { pathname } = location
  history.replaceState(null, '', '/elsewhere')
  mountAgain(booking('Vitamins'))
  area('ready')
  await later(0)
  history.replaceState(null, '', pathname)
  expect(events).toEqual([])
})

test('a form that was replaced is not sent, since what was typed is gone', async () => {
  const markup = '<form><button type="submit" id="again">Send</button></form>'
  mountAgain(markup)
  element('#again').click()
  mountAgain(markup)
  area('ready')
  await later(0)
  expect(events).toEqual([])
})
