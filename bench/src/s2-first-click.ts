import { reaches, standing } from './arms'
import { slowClick } from './browser/slow-visit'
import { judge, skipped, type Measurement, type Row } from './measurement'
import { compare } from './method/compare'

/** Whether federation delays the first thing that a visitor does: "next" on the slides, pressed from first paint on. */
export const firstClick: Measurement = {
  id: 'S2',
  title: 'first working click on the home page, Slow 4G, CPU ÷ 4',
  goal: '≤ 1.15× the single-bundle build, ≤ 0.7× Next 16',
  async run(ctx) {
    const browser = await ctx.browser()
    if (!browser) return skipped('there is no Chromium')
    const { site } = (await ctx.stack()).info
    const click = (url: string) => async () => (await slowClick(browser, `${url}/`)).ms
    const rows: Row[] = []
    for await (const { name, other, limits } of standing(ctx)) {
      ctx.note(`clicking ours and ${name} …`)
      const found = await compare({ rounds: ctx.short ? 1 : 5, ours: click(site), against: click(other) })
      rows.push({ what: `/ against ${name}`, unit: 'ms', ...found, met: reaches(found.ratio, limits.click) })
    }
    return judge(rows)
  },
}
