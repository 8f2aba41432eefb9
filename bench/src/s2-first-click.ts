import { meetsLimit, availableVariants } from './variants'
import { slowClick, type FirstSlidesButton } from './browser/slow-visit'
import { judge, type Measurement, type Row } from './measurement'
import { compare } from './method/compare'

/**
 * Measures how much federation delays the first interaction: clicks on "next" of the slides from first paint on.
 * It also measures a click that needs the framework: "play" on the same slides.
 */
export const firstClick: Measurement = {
  id: 'S2',
  title: 'first working click on the home page, Slow 4G, CPU ÷ 4',
  goal: '≤ 1.15× the single-bundle build, ≤ 0.7× Next 16; one that needs the page’s script ≤ 1.0× Next 16',
  async run(ctx) {
    const browser = await ctx.browser()
    const { site } = (await ctx.system()).info
    const click = (url: string, on: FirstSlidesButton) => async () => (await slowClick(browser, `${url}/`, on)).ms
    const rounds = ctx.short ? 1 : 5
    const rows: Row[] = []
    for await (const { name, other, limits } of availableVariants(ctx)) {
      ctx.log(`clicking ours and ${name} …`)
      const next = await compare({ rounds, ours: click(site, 'next'), baseline: click(other, 'next') })
      rows.push({ label: `/ against ${name}`, unit: 'ms', ...next, meetsGoal: meetsLimit(next.ratio, limits.click) })
      const play = await compare({ rounds, ours: click(site, 'play'), baseline: click(other, 'play') })
      rows.push({
        label: `/ first click that needs the page's script, against ${name}`,
        unit: 'ms',
        ...play,
        meetsGoal: meetsLimit(play.ratio, limits.pageClick),
      })
    }
    return judge(rows)
  },
}
