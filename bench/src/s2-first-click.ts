import { slowClick } from './browser/slow-visit'
import { judge, skipped, type Measurement } from './measurement'
import { compare } from './method/compare'
import { singleBundleSite } from './single-bundle/serve'

const LIMIT = 1.15

/** Whether federation delays the first thing that a visitor does: "next" on the slides, pressed at first paint. */
export const firstClick: Measurement = {
  id: 'S2',
  title: 'first working click on the home page, Slow 4G, CPU ÷ 4',
  goal: `≤ ${LIMIT}× the single-bundle build`,
  async run(ctx) {
    const browser = await ctx.browser()
    if (!browser) return skipped('there is no Chromium')
    const { site } = (await ctx.stack()).info
    const single = await singleBundleSite(ctx)
    ctx.note('clicking …')
    const click = (url: string) => async () => (await slowClick(browser, `${url}/`)).ms
    const found = await compare({ rounds: ctx.short ? 1 : 5, ours: click(site), against: click(single) })
    return judge([{ what: '/ federated against single bundle', unit: 'ms', ...found, met: found.ratio <= LIMIT }])
  },
}
