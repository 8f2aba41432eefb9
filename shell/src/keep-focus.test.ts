// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus'
import { FOCUS_LOST_MS } from './timing'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<main id="content" tabindex="-1"><section><h2>Times</h2><p><button>Next day</button></p></section></main><input>`
  keepFocus([])
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const remove = async (selector: string) => {
  find(selector).remove()
  await vi.advanceTimersByTimeAsync(FOCUS_LOST_MS)
}
const focused = () => document.activeElement?.localName

test('the focus goes to what stood around a pressed button that is gone', async () => {
  find('button').focus()
  await remove('p')
  expect(focused()).toBe('section')
})

test('what is left empty does not take the focus', async () => {
  find('button').focus()
  await remove('button')
  expect(focused()).toBe('section')
})

test('the focus goes back to where it was before when nothing else is left around a pressed button that is gone', async () => {
  find('main').append(document.createElement('footer'))
  find('footer').innerHTML = '<button>Undo</button>'
  find('section button').focus()
  find('footer button').focus()
  await remove('footer button')
  expect(focused()).toBe('p')
})

test('the focus stays where the screen itself has moved it', async () => {
  find('button').focus()
  find('p').remove()
  find('input').focus()
  await vi.advanceTimersByTimeAsync(FOCUS_LOST_MS)
  expect(focused()).toBe('input')
})

test('nothing takes the focus from a visitor who left the field before it went', async () => {
  find('button').focus()
  find('button').blur()
  await remove('h2')
  expect(focused()).toBe('body')
})

test('a button that is gone before the script of the first press has arrived gives the focus to what stood around it', async () => {
  const page = find('#content')
  const path = [find('button'), find('p'), find('section'), page, document.body, document]
  find('button').focus()
  find('p').remove()
  keepFocus(path)
  await vi.advanceTimersByTimeAsync(FOCUS_LOST_MS)
  expect(focused()).toBe('section')
})
