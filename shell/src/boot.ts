import { bootMessages } from './boot/boot-messages'
import { meetsFloor } from './boot/floor'
import { replacePopovers } from './boot/popover-fallback'
import type { AreaStatus } from './shell-context'
import { showStartNotice } from './boot/start-notice'
import type { ShellState } from './state'
import { guardSinks } from './boot/trusted-types'
import { watchStart } from './boot/watch-start'
import { whenToStart } from './boot/when-to-start'

// Starts the page's script: immediately where nothing is prerendered, else once the page is painted, after the first
// sign of a visitor, or when the browser has nothing to do. It is built for old engines, since it says what they lack.
// Until the page answers to clicks, the last one on a control is kept and done again then.
const own = document.currentScript as HTMLScriptElement
/** A page that does not take over in this time is left to work as plain HTML; a press that is older would surprise. */
const PATIENCE_MS = 8000

const state = JSON.parse(document.getElementById('shell-state')?.textContent ?? '{}') as Partial<ShellState>
let started = false
let helped = false
let pressed: { control: HTMLElement; at: number } | null = null
let patience: ReturnType<typeof setTimeout> | undefined

function start(): void {
  if (started) return
  started = true
  fetchAhead()
  const main = document.createElement('script')
  main.src = own.dataset.main ?? ''
  main.integrity = own.dataset.integrity ?? ''
  main.crossOrigin = 'anonymous'
  main.onerror = release
  watchStart(main, state)
  document.head.append(main)
  patience = setTimeout(release, PATIENCE_MS)
}

/** The remote's files come together with the page's script, not one after the other behind it. */
function fetchAhead(): void {
  for (const { href, integrity } of state.page?.scripts ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity })
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
}

function keep(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(
    'button, [role=button], input[type=checkbox], input[type=radio], input[type=submit]',
  )
  // Links, and buttons that open a popover, work without a script, and help does not wait for what it stands in for.
  if (!control?.closest('#content') || control.closest('[popovertarget], [data-help]')) return
  // Whoever has been offered help is not kept from sending a form without a script.
  if (helped && sends(control)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  start()
  if (control.dataset.turn) turnSlides(control, Number(control.dataset.turn))
  else press(control)
}

const sends = (control: HTMLElement): boolean => (control as HTMLButtonElement).type === 'submit'

function press(control: HTMLElement): void {
  forget()
  pressed = { control, at: performance.now() }
  // Seen: style and pointer say that it is being worked on.
  control.dataset.pressed = ''
}

/** A carousel whose buttons say by how much they turn needs no page script for that: it goes on from what is shown. */
function turnSlides(button: HTMLElement, by: number): void {
  const slides = [
    ...(button.closest('[aria-roledescription=carousel]')?.querySelectorAll<HTMLElement>('[data-slide]') ?? []),
  ]
  const shown = slides.findIndex((slide) => slide.dataset.shown)
  for (const slide of slides) delete slide.dataset.shown
  const next = slides[(shown + by + slides.length) % slides.length]
  if (next) next.dataset.shown = 'true'
}

function release(): void {
  removeEventListener('click', keep, true)
  document.removeEventListener('shell:area', hear)
  clearTimeout(patience)
  doIt()
}

function doIt(): void {
  const control = forget()
  if (control?.isConnected) control.click()
}

function forget(): HTMLElement | undefined {
  const control = pressed?.control
  pressed = null
  delete control?.dataset.pressed
  return control
}

/** The page has taken over; or it is late, offers help, and may yet take over. */
function hear(event: Event): void {
  if ((event as CustomEvent<AreaStatus>).detail === 'ready') {
    // Whoever has been offered help may have gone on to something else.
    if (pressed && performance.now() - pressed.at > PATIENCE_MS) forget()
    return release()
  }
  helped = true
  clearTimeout(patience)
  if (pressed && sends(pressed.control)) doIt()
}

if (meetsFloor()) {
  guardSinks()
  replacePopovers()
  addEventListener('click', keep, true)
  document.addEventListener('shell:area', hear)
  whenToStart(state.page ?? { kind: 'client-rendered', hydrate: 'load' }, start)
} else {
  // What is prerendered reads and sends its forms without a script, and says so where something is missing.
  showStartNotice(bootMessages.belowFloor, state.profile, false)
}
