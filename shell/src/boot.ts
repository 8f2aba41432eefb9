import type { AreaStatus } from './shell-context'
import type { ShellState } from './state'
import { guardSinks } from './trusted'

// Starts the page's script: once the page is painted, or after the first sign of a visitor, or when the browser has
// nothing to do.
// Until the page answers to clicks, the last one on a control is kept and done again then.
const own = document.currentScript as HTMLScriptElement
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const
const IDLE_AFTER_MS = 2500
/** A page that does not take over in this time is left to work as plain HTML; a press that is older would surprise. */
const PATIENCE_MS = 8000

guardSinks()

let started = false
let helped = false
let pressed: { control: HTMLElement; at: number } | null = null
let patience: ReturnType<typeof setTimeout> | undefined

function start(): void {
  if (started) return
  started = true
  for (const sign of SIGNS) removeEventListener(sign, start)
  fetchAhead()
  const main = document.createElement('script')
  main.src = own.dataset.main ?? ''
  main.integrity = own.dataset.integrity ?? ''
  main.crossOrigin = 'anonymous'
  main.onerror = release
  document.head.append(main)
  patience = setTimeout(release, PATIENCE_MS)
}

/** The remote's files come together with the page's script, not one after the other behind it. */
function fetchAhead(): void {
  const { page } = JSON.parse(document.getElementById('shell-state')?.textContent ?? '{}') as Partial<ShellState>
  for (const { href, integrity } of page?.scripts ?? []) {
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

addEventListener('click', keep, true)
document.addEventListener('shell:area', hear)

if (own.dataset.start === 'load') new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
else {
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true })
  const whenIdle = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), IDLE_AFTER_MS)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
