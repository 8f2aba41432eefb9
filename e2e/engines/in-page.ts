/** A journey names an element by its selector, and by its whole accessible name or a pattern of it. */
export interface Target {
  css: string
  name?: string | RegExp
}

export interface LocatedElement {
  x: number
  y: number
  /** The element that would receive the click instead; null if nothing covers the target. */
  blocked: string | null
  hasFocus: boolean
}

/**
 * Runs in the page, so it may use nothing from outside. The first visible element that the target names, scrolled into
 * view, with its middle.
 */
export function locate(css: string, name: string | null, pattern: boolean, scroll: boolean): LocatedElement | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement
    const text = labels?.length ? [...labels].map((label) => label.textContent).join(' ') : element.textContent
    return plain(element.getAttribute('aria-label') ?? text)
  }
  const isNamed = (element: Element) =>
    name === null || (pattern ? new RegExp(name, 'u').test(nameOf(element)) : nameOf(element) === name)
  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const element = [...document.querySelectorAll<HTMLElement>(css)].find((each) => isShown(each) && isNamed(each))
  if (!element) return null
  if (scroll) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  const receives = hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
  const disabled = element.matches(':disabled, [aria-disabled=true]')
  const blocked = disabled ? 'disabled' : receives ? null : `covered by ${hit?.outerHTML.slice(0, 120)}`
  return { x, y, blocked, hasFocus: element === document.activeElement }
}

/** Runs in the page: from now on it is known whether a click goes to more than what is at this point. */
export function watchRelease(x: number, y: number): true {
  const { dataset } = document.documentElement
  const hit = document.elementFromPoint(x, y)
  // Browsers differ in whether a click in a button goes to the button or to what is in it.
  const aimed = hit?.closest('a, button, label, summary') ?? hit
  delete dataset.releasedElsewhere
  const look = ({ target }: MouseEvent) => {
    // A click on what surrounds both is what a browser makes of a press and a release on different elements.
    if (target instanceof Element && target !== aimed && target.contains(aimed)) dataset.releasedElsewhere = ''
  }
  addEventListener('click', look, { capture: true, once: true })
  return true
}

/** Runs in the page. */
export function wasReleasedElsewhere(): boolean {
  return 'releasedElsewhere' in document.documentElement.dataset
}

/** Runs in the page: selects what the field with the focus holds. */
export function selectFocused(): boolean {
  const field = document.activeElement as HTMLInputElement
  field.select()
  return true
}

/** Runs in the page: takes this option of the list with the focus, as its user would. */
export function chooseFocused(option: string): boolean {
  const list = document.activeElement as HTMLSelectElement
  const chosen = [...list.options].find(({ label }) => label === option)
  if (!chosen) return false
  list.value = chosen.value
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Runs in the page: where it is, what its fields hold and what it says, for the message of a failure. */
export function describePage(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#content :is(input, select, textarea)')]
  const held = fields.map(({ name, value }) => `${name}=${value}`).join(', ')
  const said = [...document.querySelectorAll<HTMLElement>('[role=alert], [role=status], [aria-live], [id$=error]')]
  const texts = said.map(({ innerText }) => innerText.trim()).filter(Boolean)
  return `${location.href}, with the fields ${held || 'none'}, saying: ${texts.join(' | ') || 'nothing'}`
}

/**
 * Whether the page has loaded what it loads, also what its scripts request after it is complete. Firefox may run one of two
 * scripts of a page that is left, whose other one it no longer fetches, and reports the error.
 */
export function isQuiet(): boolean {
  if (document.readyState !== 'complete') return false
  const ends = performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd)
  return performance.now() - Math.max(0, ...ends) > 300
}
