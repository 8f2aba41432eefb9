import { meetsLimit, availableVariants } from './variants'
import { firstVisit } from './browser/first-visit'
import { bytesOf } from './browser/transfers'
import { slowClick, type FirstSlidesButton } from './browser/slow-visit'
import { judge, type Measurement, type Row } from './measurement'
import { CONTENT_PAGES, PAGES_IN_BOTH } from './public-pages'

const LIMIT_KB = 12

/** The script that a visitor downloads before any interaction, and until the first click works. */
export const scriptWeight: Measurement = {
  id: 'S3',
  title: 'script over the wire',
  goal: `a content page ≤ ${LIMIT_KB} KB before any interaction or idle time; to the first working click ≤ 1.25× the single bundle, ≤ 0.6× Next 16; to one that needs the page’s script ≤ 1.0× Next 16`,
  async run(ctx) {
    const browser = await ctx.browser()
    const { site } = (await ctx.system()).info
    const rows: Row[] = []
    for (const path of PAGES_IN_BOTH) {
      const kilobytes = bytesOf((await firstVisit(browser, site + path)).before, 'Script') / 1000
      rows.push({
        label: `${path} before any interaction`,
        ours: kilobytes,
        unit: 'KB',
        meetsGoal: CONTENT_PAGES.includes(path) ? kilobytes <= LIMIT_KB : null,
      })
    }
    const scriptUntilClick = async (url: string, on: FirstSlidesButton) =>
      (await slowClick(browser, `${url}/`, on)).scriptBytes / 1000
    const ours = { next: await scriptUntilClick(site, 'next'), play: await scriptUntilClick(site, 'play') }
    const row = async (on: FirstSlidesButton, url: string, label: string) => {
      const baseline = await scriptUntilClick(url, on)
      // Neither may fetch any: the first script stands in the page.
      const ratio = ours[on] === baseline ? 1 : ours[on] / baseline
      return { label, ours: ours[on], unit: 'KB', baseline, ratio }
    }
    for await (const { name, other, limits } of availableVariants(ctx)) {
      const next = await row('next', other, `/ until the first click works, against ${name}`)
      rows.push({ ...next, meetsGoal: meetsLimit(next.ratio, limits.script) })
      const play = await row('play', other, `/ until one works that needs the page's script, against ${name}`)
      rows.push({ ...play, meetsGoal: meetsLimit(play.ratio, limits.pageScript) })
    }
    return judge(rows)
  },
}
