import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { CPU_SLOWDOWN, LIMIT_MS as LONGEST_MS, visitSlowly } from './browser/slow-visit'
import { judge, type Measurement, type Row } from './measurement'
import { median } from './method/median'
import { percentile } from './method/percentile'

const LIMIT_MS = 50
/** Slower than people type, so that no key press waits for the one before. */
const PAUSE_MS = 300
const QUERIES = [
  'vitamin d 25',
  'b-12',
  'thyriod',
  'food allergy',
  'full body checkup',
  'sugar',
  'سكر',
  'فيتامين دال',
  'تساقط شعر',
  'liver function',
]
const FIRST_LIMIT_MS = 3_000
/** "Slow 3G" as DevTools applies it to each request: 400 kbit/s, 2 s until the first byte. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const TIME_SEARCH = readFileSync(new URL('./browser/time-search.js', import.meta.url), 'utf8')

/** From each key press in the catalogue's search until its results are painted, on a phone four times slower than this machine. */
export const search: Measurement = {
  id: 'S12',
  title: 'search in the test catalogue',
  goal: `key press to results ≤ ${LIMIT_MS} ms, CPU ${CPU_SLOWDOWN}× slower; first result on slow 3G ≤ ${FIRST_LIMIT_MS / 1000} s`,
  async run(ctx) {
    const browser = await ctx.browser()
    const { site } = (await ctx.system()).info
    const rows: Row[] = []
    for (const page of ['/bookbloodtest', '/ar/bookbloodtest']) {
      const times = await timesOf(browser, site + page)
      const first = await firstOnSlow3G(browser, site + page)
      const p95 = percentile(times, 95)
      const row = (label: string, ours: number, meetsGoal: boolean | null) =>
        rows.push({ label: `${page} ${label}`, ours, unit: 'ms', meetsGoal })
      row(`median of ${times.length} key presses`, median(times), null)
      row('p95', p95, p95 <= LIMIT_MS)
      row('slowest', Math.max(...times), null)
      row('first result on slow 3G', first, first <= FIRST_LIMIT_MS)
    }
    return judge(rows)
  },
}

async function timesOf(browser: Browser, url: string): Promise<number[]> {
  return inCatalogue(browser, url, async (page) => {
    const field = page.getByRole('searchbox')
    for (const query of QUERIES) {
      await field.fill('')
      await page.waitForTimeout(PAUSE_MS)
      await field.pressSequentially(query, { delay: PAUSE_MS })
    }
    const times = await page.evaluate<number[]>('searchTimes')
    if (times.length === 0) throw new Error('no key press led to results that name what was searched')
    return times
  })
}

/** From the first text in the search of a loaded page, on slow 3G, until its results are shown. */
async function firstOnSlow3G(browser: Browser, url: string): Promise<number> {
  const search = async (page: Page): Promise<number> => {
    await page.getByRole('searchbox').fill('vitamin d')
    const shown = await page.waitForFunction('searchTimes[0]', undefined, { timeout: LONGEST_MS })
    return Number(await shown.jsonValue())
  }
  return inCatalogue(browser, url, search, SLOW_3G)
}

/** Does something in the catalogue's page, once it is loaded, on a slow phone and on this network, if one is named. */
const inCatalogue = <T>(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<T>,
  network?: typeof SLOW_3G,
): Promise<T> =>
  visitSlowly(browser, { viewport: { width: 412, height: 823 }, bypassCSP: true, network }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle', timeout: LONGEST_MS })
    await page.addScriptTag({ content: TIME_SEARCH })
    return act(page)
  })
