// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepToMenu } from './keep-to-menu'

const byId = (id: string) => document.getElementById(id)!
const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id)
const say = (type: string, newState: string) => byId('menu').dispatchEvent(Object.assign(new Event(type), { newState }))

let end: (() => void) | undefined
beforeEach(() => {
  document.body.innerHTML = `<header id="header"><p id="bar"></p><div id="row"><button id="open"></button>
    <nav id="menu"><button id="close"></button></nav></div></header><main id="content"></main><footer id="footer" inert></footer>`
  end = keepToMenu(byId('menu'))
})
afterEach(() => end?.())

test('everything beside the open menu is inert, and its first button has the focus', () => {
  say('toggle', 'open')
  expect(inert()).toEqual(['bar', 'open', 'content', 'footer'])
  expect(document.activeElement?.id).toBe('close')
})

test('the page is given back before the menu closes, but for what was inert already', () => {
  say('toggle', 'open')
  say('beforetoggle', 'closed')
  expect(inert()).toEqual(['footer'])
  say('toggle', 'closed')
  expect(inert()).toEqual(['footer'])
})

test('a page whose menu is taken away is not left inert', () => {
  say('toggle', 'open')
  end?.()
  expect(inert()).toEqual(['footer'])
})
