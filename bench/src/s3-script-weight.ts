import { reaches, standing } from './arms'
import { firstVisit } from './browser/first-visit'
import { bytesOf } from './browser/loads'
import { slowClick } from './browser/slow-visit'
import { judge, skipped, type Measurement, type Row } from './measurement'
import { CONTENT_PAGES, PAGES } from './public-pages'

const LIMIT_KB = 12

/** How much script a visitor pays for: before doing anything, and until the first click works. */
export const scriptWeight: Measurement = {
  id: 'S3',
  title: 'script over the wire',
  goal: `a content page ≤ ${LIMIT_KB} KB before any interaction or idle time; to the first working click ≤ 1.25× the single bundle, ≤ 0.6× Next 16`,
  async run(ctx) {
    const browser = await ctx.browser()
    if (!browser) return skipped('there is no Chromium')
    const { site } = (await ctx.stack()).info
    const rows: Row[] = []
    for (const path of PAGES) {
      const kilobytes = bytesOf((await firstVisit(browser, site + path)).before, 'Script') / 1000
      rows.push({
        what: `${path} before anything is done`,
        ours: kilobytes,
        unit: 'KB',
        met: CONTENT_PAGES.includes(path) ? kilobytes <= LIMIT_KB : null,
      })
    }
    const toClick = async (url: string) => (await slowClick(browser, `${url}/`)).scriptBytes / 1000
    const ours = await toClick(site)
    for await (const { name, other, limits } of standing(ctx)) {
      const against = await toClick(other)
      const ratio = ours / against
      const what = `/ until the first click works, against ${name}`
      rows.push({ what, ours, unit: 'KB', against, ratio, met: reaches(ratio, limits.script) })
    }
    return judge(rows)
  },
}
