import type { AreaStatus } from '../shell-context'
import { CLICK_REPLAY_LIMIT_MS } from '../timing'
import { turnCarousel } from './carousel-fallback'

declare global {
  interface DocumentEventMap {
    'shell:area': CustomEvent<AreaStatus>
  }
}

const CONTROLS = 'button, [role=button], input[type=checkbox], input[type=radio], input[type=submit]'

export interface ClickReplay {
  /** The page's script is on its way: after a while the page is left to work as plain HTML. */
  expectPage(): void
  /** Lets clicks through from now on, and replays the last one. */
  release(): void
}

/** Keeps the last click on a control of the area until the page answers to clicks, and replays it then. */
export function createClickReplay(onClick: () => void): ClickReplay {
  let held: { control: HTMLElement; at: number } | null = null
  let helpOffered = false
  let limit: ReturnType<typeof setTimeout> | undefined

  const drop = (): HTMLElement | undefined => {
    const control = held?.control
    held = null
    delete control?.dataset.pressed
    return control
  }
  const replay = () => {
    const control = drop()
    if (control?.isConnected) control.click()
  }
  const hold = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null
    // Links, and buttons that open a popover, work without a script, and help must not wait for the remote.
    if (!control?.closest('#content') || control.closest('[popovertarget], [data-help]')) return
    // After help was offered a form is sent without a script.
    if (helpOffered && submits(control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    onClick()
    if (turnCarousel(control)) return
    drop()
    held = { control, at: performance.now() }
    // Style and pointer show that the click is being worked on.
    control.dataset.pressed = ''
  }
  const release = () => {
    removeEventListener('click', hold, true)
    document.removeEventListener('shell:area', onArea)
    clearTimeout(limit)
    replay()
  }
  const onArea = ({ detail }: CustomEvent<AreaStatus>) => {
    if (detail === 'ready') {
      // After help was offered the visitor may have gone on to something else.
      if (held && performance.now() - held.at > CLICK_REPLAY_LIMIT_MS) drop()
      return release()
    }
    helpOffered = true
    clearTimeout(limit)
    if (held && submits(held.control)) replay()
  }
  addEventListener('click', hold, true)
  document.addEventListener('shell:area', onArea)
  return {
    expectPage: () => void (limit = setTimeout(release, CLICK_REPLAY_LIMIT_MS)),
    release,
  }
}

const submits = (control: HTMLElement): boolean => 'type' in control && control.type === 'submit'
