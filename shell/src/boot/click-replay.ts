import type { AreaStatus } from '../shell-context'
import { CLICK_REPLAY_LIMIT_MS } from '../timing'
import { turnCarousel } from './carousel-fallback'

declare global {
  interface DocumentEventMap {
    'shell:area': CustomEvent<AreaStatus>
  }
}

const CONTROLS = 'button, [role=button], input[type=checkbox], input[type=radio], input[type=submit]'

/** Events that show that a visitor went on to something else. */
const ACTIONS = ['pointerdown', 'keydown'] as const

export interface ClickReplay {
  /** The page's script is on its way: after a while forms are sent without it. */
  expectPage(): void
  /** The page stays without its script: lets clicks through from now on, and replays the last one. */
  release(): void
}

/** Keeps the last click on a control of the area until the page answers to clicks, and replays it then. */
export function createClickReplay(onClick: () => void): ClickReplay {
  let held: { control: HTMLElement; at: number; place: ControlPlace } | null = null
  let lastAction = 0
  let plainForms = false
  let limit: ReturnType<typeof setTimeout> | undefined

  const drop = () => {
    delete held?.control.dataset.pressed
    held = null
  }
  const replay = () => {
    const control = held && (held.control.isConnected ? held.control : controlAt(held.place))
    drop()
    control?.click()
  }
  const onAction = () => void (lastAction = performance.now())
  const hold = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null
    // Links, and buttons that open a popover, work without a script, and help must not wait for the remote.
    if (!control?.closest('#content') || control.closest('[popovertarget], [data-help]')) return
    if (plainForms && sendsForm(control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    onClick()
    if (turnCarousel(control)) return
    drop()
    held = { control, at: performance.now(), place: placeOf(control) }
    // Style and pointer show that the click is being worked on.
    control.dataset.pressed = ''
  }
  const release = () => {
    removeEventListener('click', hold, true)
    for (const action of ACTIONS) removeEventListener(action, onAction, true)
    document.removeEventListener('shell:area', onArea)
    clearTimeout(limit)
    replay()
  }
  const sendFormsPlainly = () => {
    plainForms = true
    clearTimeout(limit)
    if (held && sendsForm(held.control)) replay()
  }
  const onArea = ({ detail }: CustomEvent<AreaStatus>) => {
    if (detail !== 'ready') return sendFormsPlainly()
    if (held && lastAction > held.at && performance.now() - held.at > CLICK_REPLAY_LIMIT_MS) drop()
    // After React's last updates: until then the browser's own checks would refuse an incomplete form.
    queueMicrotask(release)
  }
  addEventListener('click', hold, true)
  for (const action of ACTIONS) addEventListener(action, onAction, true)
  document.addEventListener('shell:area', onArea)
  return {
    expectPage: () => void (limit = setTimeout(sendFormsPlainly, CLICK_REPLAY_LIMIT_MS)),
    release,
  }
}

/** True if a click can send the form without a script. If a field is wrong the browser says so. */
const sendsForm = (control: HTMLElement): boolean =>
  isSubmit(control) && control.form?.hasAttribute('action') === true && control.form.reportValidity()

const isSubmit = (control: HTMLElement): control is HTMLButtonElement | HTMLInputElement =>
  (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) && control.type === 'submit'

/** Tells which control it is in markup that replaced its own, as when a release was given up and loaded again. */
interface ControlPlace {
  path: string
  /** Its name and kind; several controls can have the same. */
  identity: string
  position: number
  /** The number of controls with the same identity: with another number the position would say nothing. */
  count: number
  /** It sends a form. The visitor's input is gone with the form's markup, so the form must not be sent. */
  sends: boolean
}

function placeOf(control: HTMLElement): ControlPlace {
  const identity = identityOf(control)
  const equals = controlsLike(identity)
  return {
    path: location.pathname,
    identity,
    position: equals.indexOf(control),
    count: equals.length,
    sends: isSubmit(control) && control.form !== null,
  }
}

function controlAt({ path, identity, position, count, sends }: ControlPlace): HTMLElement | undefined {
  if (sends || path !== location.pathname) return undefined
  const equals = controlsLike(identity)
  return equals.length === count ? equals[position] : undefined
}

const controlsLike = (identity: string): HTMLElement[] =>
  [...(document.getElementById('content')?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (control) => identityOf(control) === identity,
  )

function identityOf(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : control
  const name = control.getAttribute('aria-label') ?? label?.textContent ?? ''
  return [control.tagName, control.getAttribute('role'), control.getAttribute('type'), name.trim()].join(' ')
}
