import { expect, type Page } from 'playwright/test'
import { openHydrated } from '../inspect'
import { breakRemote, type Failure } from './kinds'

export const REMOTES = ['site', 'booking', 'admin'] as const
export const MOMENTS = ['cold', 'mid-visit'] as const

export interface Case {
  remote: (typeof REMOTES)[number]
  failure: Failure
  moment: (typeof MOMENTS)[number]
}

export interface Outcome {
  /** From the moment the remote was needed until a visitor had text, phone and chat, in ms. */
  fallbackMs: number
  /** Until the panel with its form was there; null if none was needed. */
  panelMs: number | null
  /** How long the panel may take here: 1.5 s, or as long as the network of this page allows. */
  allowedMs: number
  /** Longest time without any text on the page. */
  blankMs: number
  /** From healing until the remote's own page answered. */
  backMs: number
  /** Whether the release before was asked for. */
  previousTried: boolean
}

/** Where a remote's page is, and a page of another remote that leads there. */
const PLACES = {
  site: { path: '/aboutus', heading: /\S/, from: '/bookbloodtest' },
  booking: { path: '/bookbloodtest', heading: /Book a blood test at home/, from: '/' },
  admin: { path: '/login', heading: /\S/, from: '/' },
}

/** Visits a remote that fails in this way, heals it, and tells what a visitor had at which moment. */
export async function visit(page: Page, { remote, failure, moment }: Case): Promise<Outcome> {
  const { path, heading, from } = PLACES[remote]
  await page.addInitScript({ content: WATCH })
  const trouble = await breakRemote(page, remote, failure)
  if (moment === 'cold') {
    // What hangs keeps the page's load event waiting for ever.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.mouse.move(5, 5)
  } else {
    await openHydrated(page, from)
    await page.evaluate(`visitStarts(${JSON.stringify(path)})`)
  }
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible()
  await expect(page.locator('a[href*="wa.me"]:visible').first()).toBeVisible()
  const panel = page.locator('form[action$="/api/contact"]')
  await expect(panel).toBeAttached({ timeout: 20_000 })
  const seen = (await page.evaluate('visitSeen()')) as Omit<Outcome, 'backMs' | 'previousTried'>
  const tried = () => new Set(trouble.asked).size > 1
  await expect
    .poll(tried, { timeout: 8000 })
    .toBe(true)
    .catch(() => {})
  const previousTried = tried()
  await page.evaluate('delete document.documentElement.dataset.area')
  trouble.heal()
  const healedAt = Date.now()
  await expect(page.locator('html')).toHaveAttribute('data-area', 'ready', { timeout: 20_000 })
  const backMs = Date.now() - healedAt
  await expect(page.locator('#content h1').first()).toHaveText(heading)
  await expect(panel).toHaveCount(0)
  const { blankMs } = (await page.evaluate('visitSeen()')) as Outcome
  return { ...seen, blankMs, backMs, previousTried }
}

/** What holds on a machine of any speed; a sentence for each that did not. */
export function broken({ blankMs, previousTried }: Outcome): string[] {
  return [
    blankMs > 5000 ? `nothing on the page for ${blankMs} ms` : '',
    previousTried ? '' : 'the release before was not tried',
  ].filter(Boolean)
}

/** The goals of a visit, with their times; a sentence for each that was missed. */
export function missed({ fallbackMs, panelMs, allowedMs, blankMs, backMs, previousTried }: Outcome): string[] {
  return [
    fallbackMs > allowedMs ? `text, phone and chat after ${fallbackMs} ms` : '',
    panelMs !== null && panelMs > allowedMs ? `the panel after ${panelMs} ms of ${allowedMs}` : '',
    blankMs > 400 ? `nothing on the page for ${blankMs} ms` : '',
    backMs > 5000 ? `back ${backMs} ms after it healed` : '',
    previousTried ? '' : 'the release before was not tried',
  ].filter(Boolean)
}

// Runs in the page from its beginning: notes at every frame what a visitor has.
const WATCH = `{
  let startedAt = 0, fallback = null, panel = null, blankSince = null, blank = 0
  const shown = (element) => element && element.getClientRects().length > 0
  addEventListener('DOMContentLoaded', () => {
    document.addEventListener('shell:area', (event) => { document.documentElement.dataset.area = String(event.detail) })
  })
  const look = () => {
    const now = performance.now()
    const body = document.body
    const text = body ? body.innerText.trim() : ''
    if (body && !text) blankSince ??= now
    else if (blankSince !== null) { blank = Math.max(blank, now - blankSince); blankSince = null }
    if (body && fallback === null && text && [...document.querySelectorAll('a[href^="tel:"]')].some(shown) && [...document.querySelectorAll('a[href*="wa.me"]')].some(shown))
      fallback = now - startedAt
    if (panel === null && document.querySelector('form[action$="/api/contact"]')) panel = now - startedAt
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  // On a cold page the panel's clock starts when its script asks for the remote.
  globalThis.visitStarts = (path) => {
    fallback = null; panel = null; blank = 0; blankSince = null
    startedAt = performance.now()
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  globalThis.visitSeen = () => {
    const asked = startedAt === 0 ? (performance.getEntriesByName('shell:remote')[0]?.startTime ?? 0) : 0
    return {
      fallbackMs: Math.max(0, Math.round((fallback ?? 1e6) - asked)),
      panelMs: panel === null ? null : Math.round(panel - asked),
      allowedMs: Math.max(1500, Math.round((globalThis.releasePatience ?? 0) / 2.5) + 300),
      blankMs: Math.round(blank),
    }
  }
}`
