import { meetsLimit, availableVariants } from './variants'
import { slowLcp } from './browser/slow-visit'
import { judge, type Measurement, type Row } from './measurement'
import { compare } from './method/compare'

/** Measures how much federation delays the largest contentful paint, against the same page built without it. */
export const lcp: Measurement = {
  id: 'S1',
  title: 'largest contentful paint of the home page, Slow 4G, CPU ÷ 4',
  goal: '≤ 1.05× the single-bundle build, ≤ 1.0× Next 16',
  async run(ctx) {
    const browser = await ctx.browser()
    const { site } = (await ctx.system()).info
    const rows: Row[] = []
    for await (const { name, other, limits } of availableVariants(ctx)) {
      ctx.log(`visiting ours and ${name} …`)
      const found = await compare({
        rounds: ctx.short ? 1 : 5,
        ours: () => slowLcp(browser, `${site}/`),
        baseline: () => slowLcp(browser, `${other}/`),
      })
      rows.push({ label: `/ against ${name}`, unit: 'ms', ...found, meetsGoal: meetsLimit(found.ratio, limits.paint) })
    }
    return judge(rows)
  },
}
