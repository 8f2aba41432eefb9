import { slowLcp } from './browser/slow-visit'
import { judge, skipped, type Measurement } from './measurement'
import { compare } from './method/compare'
import { singleBundleSite } from './single-bundle/serve'

const LIMIT = 1.05

/** Whether federation delays what a visitor sees: the home page against the same source in one bundle. */
export const lcp: Measurement = {
  id: 'S1',
  title: 'largest contentful paint of the home page, Slow 4G, CPU ÷ 4',
  goal: `≤ ${LIMIT}× the single-bundle build`,
  async run(ctx) {
    const browser = await ctx.browser()
    if (!browser) return skipped('there is no Chromium')
    const { site } = (await ctx.stack()).info
    const single = await singleBundleSite(ctx)
    ctx.note('visiting …')
    const found = await compare({
      rounds: ctx.short ? 1 : 5,
      ours: () => slowLcp(browser, `${site}/`),
      against: () => slowLcp(browser, `${single}/`),
    })
    return judge([{ what: '/ federated against single bundle', unit: 'ms', ...found, met: found.ratio <= LIMIT }])
  },
}
