import { firstVisit } from './browser/first-visit'
import { bytesOf, fetchedTwice } from './browser/transfers'
import { judge, type Measurement, type Row } from './measurement'
import { PAGES_IN_BOTH } from './public-pages'

const LIMIT_KB = 200
/** Letters of another script, beside the Latin ones. */
const ARABIC_LIMIT_KB = 225
const KINDS = ['Document', 'Stylesheet', 'Font', 'Image', 'Script', 'Fetch'] as const

/** The compressed bytes of a first page view. */
export const firstLoad: Measurement = {
  id: 'S5',
  title: 'first load of a public page',
  goal: '≤ 200 KB in all, an Arabic page ≤ 225 KB, nothing fetched twice',
  async run(ctx) {
    const browser = await ctx.browser()
    const { site } = (await ctx.system()).info
    const rows: Row[] = []
    ctx.log('visiting all pages once, since the first request gets files with a fast, weaker compression')
    for (const path of PAGES_IN_BOTH) await firstVisit(browser, site + path)
    for (const path of PAGES_IN_BOTH) {
      ctx.log(path)
      const { all } = await firstVisit(browser, site + path)
      const row = (label: string, ours: number, unit: string, meetsGoal: boolean | null = null) =>
        rows.push({ label: `${path} ${label}`, ours, unit, meetsGoal })
      const kilobytes = bytesOf(all) / 1000
      row('in all', kilobytes, 'KB', kilobytes <= (path.startsWith('/ar') ? ARABIC_LIMIT_KB : LIMIT_KB))
      for (const kind of KINDS) if (bytesOf(all, kind) > 0) row(kind.toLowerCase(), bytesOf(all, kind) / 1000, 'KB')
      row('requests', all.length, '')
      const twice = fetchedTwice(all).map((url) => new URL(url).pathname)
      row(['fetched twice', ...twice].join(' '), twice.length, '', twice.length === 0)
    }
    return judge(rows)
  },
}
