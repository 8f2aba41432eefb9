import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import axe from 'axe-core'
import { expect, test, type Page } from 'playwright/test'
import { arabicFaultsOf } from './arabic-texts'
import { misplacedTextsOf } from './text-in-place'

/** Of a part of a page: rules about a whole page's headings and landmarks are for journeys. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const RULES = [...WCAG, 'best-practice']

/** Phone, tablet and desktop, in CSS pixels. */
const WIDTHS = [375, 768, 1440]
/** Layouts differ on a phone and a desktop; a tablet has one of the two. */
const [PHONE, DESKTOP] = [375, 1440]

/** The number of similar items of a list that the slow checks get: IBM's takes the square of their number. */
const ITEMS = 12

/** The rules of IBM's checker: WCAG 2.2 AA and its own. Its engine wants a browser, so it is read, not imported. */
const IBM_GUIDELINE = 'IBM_Accessibility'
const ibmSource = readFile(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** The project whose pages are examined by IBM's checker too, which takes longer than all else; see playwright.config.ts. */
export const SECOND_CHECKER = 'second-checker'

/**
 * Expects that the page in its current state neither scrolls sideways nor cuts or covers a text at any width, has no fault of Arabic
 * pages, and has no accessibility violation on a phone and a desktop. Long lists are examined completely on the phone.
 */
export async function expectPageQuality(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await placeStepBars(page, 'static')
  const { pathname } = new URL(page.url())
  const isArabic = (await page.locator('html').getAttribute('lang')) === 'ar'
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await untilStill(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${pathname} scrolls sideways at ${width}px`).toBe(0)
    expect(await misplacedTextsOf(page), `texts of ${pathname} at ${width}px`).toEqual([])
    if (isArabic) expect(await arabicFaultsOf(page), `Arabic of ${pathname} at ${width}px`).toEqual([])
    if (width !== PHONE && width !== DESKTOP) continue
    if (width === DESKTOP) await shortenLists(page)
    expect(await violationsOf(page), `${pathname} at ${width}px`).toEqual([])
  }
  if (test.info().project.name === SECOND_CHECKER)
    expect(await ibmFailuresOf(page), `${pathname} by IBM's checker`).toEqual([])
  await page.evaluate(() => (window as unknown as ShortenedWindow).restoreLists())
  await placeStepBars(page, '')
}

/**
 * A bar that sticks to the screen covers a part of what scrolls below it, and axe takes a button that is half covered
 * for a small one. Which button that is depends on the hour, since passed slots are not shown. That no bar covers a
 * button for good has a test of its own.
 */
async function placeStepBars(page: Page, position: 'static' | ''): Promise<void> {
  await page.evaluate((value) => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-step-bar]')) bar.style.position = value
  }, position)
}

/** Resolves when nothing moves any more: a colour or place in the middle of a transition belongs to neither state. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().iterations !== Infinity)
    for (const animation of moving) animation.finish()
    return moving.length === 0
  })
}

/** Each rule that the page breaks, with where. axe runs in the page, and only what is wrong comes back: most of its time went into telling what is right. */
export async function violationsOf(page: Page, rules = RULES): Promise<string[]> {
  await untilStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] })
    const where = ({ target, any }: (typeof violations)[number]['nodes'][number]) =>
      [target.join(' '), ...any.slice(0, 1).map(({ message }) => `(${message})`)].join(' ')
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(where).join(', ')}`)
  }, rules)
}

interface IbmGuideline {
  id: string
  checkpoints: { rules?: { id: string; level: string; enabled?: boolean }[] }[]
}

interface IbmChecker {
  getGuidelines(): IbmGuideline[]
  addGuideline(guideline: IbmGuideline): void
  check(
    node: Document,
    rules: string[],
  ): Promise<{ results: { ruleId: string; value: [string, string]; message: string; path: { dom: string } }[] }>
}

/**
 * The violations that IBM's checker is sure of. What it calls potential or manual is a question to a person; its
 * recommendations take `<s>` for deprecated and `aria-required` beside `required` for a fault, which they are not. Rules
 * that never end in a violation are not run.
 */
export async function ibmFailuresOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(await ibmSource)
  return page.evaluate(async (name) => {
    const { ace } = window as unknown as { ace: { Checker: new () => IbmChecker } }
    const checker = new ace.Checker()
    const all = checker.getGuidelines().find(({ id }) => id === name)
    if (!all) throw new Error(`IBM's checker has no guideline ${name}`)
    const rules = all.checkpoints.flatMap((checkpoint) => checkpoint.rules ?? [])
    const sure = new Set(rules.filter(({ level }) => level === 'VIOLATION').map(({ id }) => id))
    const checkpoints = all.checkpoints.map((checkpoint) => ({
      ...checkpoint,
      rules: (checkpoint.rules ?? []).filter(({ id }) => sure.has(id)),
    }))
    checker.addGuideline({ ...all, id: 'violations', checkpoints })
    const { results } = await checker.check(document, ['violations'])
    return (
      results
        // What stands in a frame is the browser's own viewer of a PDF.
        .filter(({ value, path }) => value.join() === 'VIOLATION,FAIL' && !path.dom.includes('/iframe[1]/'))
        .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path.dom}`)
    )
  }, IBM_GUIDELINE)
}

interface ShortenedWindow {
  restoreLists(): void
}

/**
 * Takes items of long lists out of the page until `restoreLists()`. Three hundred tests differ in their words only: what
 * is wrong with one is wrong with the first twelve, and axe has examined them all on the phone. Items are of one shape if
 * the elements in them have the same names and classes, however many there are of each; a chosen test is a shape of its
 * own.
 */
async function shortenLists(page: Page): Promise<void> {
  await page.evaluate((items) => {
    const shapeOf = (item: Element): string =>
      [
        ...new Set(
          [item, ...item.querySelectorAll('*')].map((each) => `${each.localName}.${each.getAttribute('class') ?? ''}`),
        ),
      ].join()
    const removed: [Comment, Element][] = []
    for (const list of document.querySelectorAll('ul, ol, tbody')) {
      const counts = new Map<string, number>()
      for (const item of list.children) {
        const shape = shapeOf(item)
        const count = (counts.get(shape) ?? 0) + 1
        counts.set(shape, count)
        if (count > items) removed.push([document.createComment('removed item'), item])
      }
    }
    for (const [mark, item] of removed) item.replaceWith(mark)
    ;(window as unknown as ShortenedWindow).restoreLists = () => {
      for (const [mark, item] of removed) mark.replaceWith(item)
    }
  }, ITEMS)
}

/** Pages whose documents say in `data-area` when a remote has taken over. */
const marked = new WeakSet<Page>()

/** Opens the page, stirs it so that its script starts, and waits until its remote has taken over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  if (!marked.has(page)) {
    marked.add(page)
    await page.addInitScript(() => {
      document.addEventListener('shell:area', (event) => {
        document.documentElement.dataset.area = String((event as CustomEvent).detail)
      })
    })
  }
  await page.goto(path)
  await page.mouse.move(5, 5)
  // Asked in the page: each look of an expectation from outside would walk through the whole catalogue.
  await page.waitForFunction(() => document.documentElement.dataset.area === 'ready', undefined, { timeout: 30_000 })
}
