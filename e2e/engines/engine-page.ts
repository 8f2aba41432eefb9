import { waitFor } from '@homecare/dev-servers/wait-for'
import type { Driver } from './driver'
import {
  chooseFocused,
  describePage,
  isQuiet,
  locate,
  selectFocused,
  wasReleasedElsewhere,
  watchRelease,
  type LocatedElement,
  type Target,
} from './in-page'

const LIMIT_MS = 20_000
const LOOK_EVERY_MS = 60

const source = (name: Target['name']): [string | null, boolean] =>
  name instanceof RegExp ? [name.source, true] : [name ?? null, false]

const nameOf = ({ css, name }: Target): string => (name === undefined ? css : `${css} named ${String(name)}`)

/** A page as journeys use it, the same over every engine: each step waits until it can be done, for a bounded time. */
export class EnginePage {
  readonly #driver: Driver
  readonly #site: string

  constructor(driver: Driver, site: string) {
    this.#driver = driver
    this.#site = site
  }

  /** A path of the site, or a whole address. The page that is left has loaded what it loads: see `isQuiet`. */
  async open(path: string): Promise<void> {
    await this.#until('the page before to be quiet', () => this.evaluate(isQuiet))
    await this.#driver.goto(new URL(path, this.#site).href)
  }

  /** Resolves once the old document is gone: the drivers' own reload can wait endlessly across the page cache. */
  async reload(): Promise<void> {
    await this.#until('the page to be quiet', () => this.evaluate(isQuiet))
    const begin = () => {
      document.documentElement.dataset.before = ''
      // In a separate task, otherwise the driver waits for a response from a document that is gone.
      setTimeout(() => location.reload())
      return true
    }
    // The page may be navigating.
    await this.#until('the page to take a reload', () => this.evaluate(begin))
    await this.#until('the page to reload', () =>
      this.evaluate(() => document.readyState === 'complete' && !('before' in document.documentElement.dataset)),
    )
  }

  async evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R> {
    return (await this.#driver.evaluate(`(${String(run)})(...${JSON.stringify(args)})`)) as R
  }

  /** The element is there and can be seen. */
  async see(target: Target): Promise<void> {
    await this.#until(`${nameOf(target)} to be seen`, () => this.#locate(target, false))
  }

  async seeNot(target: Target): Promise<void> {
    await this.#until(`${nameOf(target)} to be gone`, async () => (await this.#locate(target, false)) === null)
  }

  /** Waits until the text is visible. */
  async read(text: RegExp): Promise<void> {
    await this.#until(`text ${text}`, async () => text.test(await this.text()))
  }

  text(): Promise<string> {
    return this.evaluate(() => document.body.innerText.replace(/\s+/g, ' '))
  }

  async at(path: RegExp): Promise<void> {
    await this.#until(`the address ${path}`, async () => path.test(await this.evaluate(() => location.href)))
  }

  /** Waits until the layout is stable and the page doesn't scroll sideways. */
  async fitsAcross(): Promise<void> {
    const fits = () => document.documentElement.scrollWidth === document.documentElement.clientWidth
    await this.#until('the page to fit across', () => this.evaluate(fits))
  }

  /** Clicks its centre once it is stable and nothing covers it, and again if it moved between the press and its release. */
  async click(target: Target): Promise<void> {
    await this.#until(`${nameOf(target)} to be clicked`, async () => {
      const { x, y } = await this.#stable(target)
      await this.evaluate(watchRelease, x, y)
      await this.#driver.click(x, y)
      return !(await this.evaluate(wasReleasedElsewhere).catch(() => false))
    })
  }

  async #stable(target: Target): Promise<LocatedElement> {
    let before: LocatedElement | null = null
    return this.#until(`${nameOf(target)} to be ready for a click`, async () => {
      const now = await this.#locate(target, true)
      const moved = now?.x !== before?.x || now?.y !== before?.y
      before = now
      if (!now) throw new Error('It is not there.')
      if (now.blocked) throw new Error(`It is ${now.blocked}.`)
      return moved ? null : now
    })
  }

  /** Leaves a field with the key. */
  tab(): Promise<void> {
    return this.#driver.tab()
  }

  /**
   * Replaces the field's value. On a page that still moves, the first click may go elsewhere, even to another field, which is
   * left first then: the calendar of a date would lie over this one.
   */
  async fill(label: string | RegExp, text: string): Promise<void> {
    const field = { css: 'input:not([type=checkbox], [type=radio]), textarea', name: label }
    let clicks = 0
    await this.#until(`${nameOf(field)} to have the focus`, async () => {
      if (clicks++ > 0) await this.tab()
      await this.click(field)
      const clicked = await this.#locate(field, false)
      return clicked?.hasFocus && this.evaluate(selectFocused)
    })
    await this.#driver.type(text)
    await this.#until(`${nameOf(field)} to hold what was typed`, async () => {
      const value = await this.evaluate(() => (document.activeElement as HTMLInputElement).value)
      return value === text
    })
  }

  /** Takes an option of a native list, which the system draws where no driver can click. */
  async choose(label: string | RegExp, option: string): Promise<void> {
    const list = { css: 'select', name: label }
    await this.click(list)
    await this.#until(`${option} to be chosen`, () => this.evaluate(chooseFocused, option))
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height)
  }

  async #locate(target: Target, scroll: boolean): Promise<LocatedElement | null> {
    return this.evaluate(locate, target.css, ...source(target.name), scroll)
  }

  /** An evaluation between two documents fails; then the next one counts. */
  async #until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
    try {
      return (await waitFor(look, { timeoutMs: LIMIT_MS, intervalMs: LOOK_EVERY_MS, what })) as NonNullable<T>
    } catch (error) {
      const seen = await this.evaluate(describePage).catch(() => 'nothing that could be read')
      throw new Error(`${(error as Error).message} The page was ${seen}`, { cause: error })
    }
  }
}
