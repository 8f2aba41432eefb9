import type { Browser } from 'playwright'
import type { BenchContext } from './context'
import { judge, type Result, type Row } from './measurement'
import { compare } from './method/compare'
import { peerSite } from './peers/peer-site'
import { singleBundleSite } from './single-bundle/serve'

/** A build that our federated home page is compared with. */
export interface BenchVariant {
  name: string
  url(ctx: BenchContext): Promise<string>
  /**
   * The highest allowed ratio of ours to it for S1 (paint), S2 (click) and S3 (script), the latter two also for a click
   * that needs the page's script; null means no goal.
   */
  limits: Record<'paint' | 'click' | 'script' | 'pageClick' | 'pageScript', number | null>
}

const VARIANTS: readonly BenchVariant[] = [
  {
    name: 'single bundle',
    url: singleBundleSite,
    limits: { paint: 1.05, click: 1.15, script: 1.25, pageClick: null, pageScript: null },
  },
  {
    name: 'Next 16',
    url: (ctx) => peerSite(ctx, 'next'),
    limits: { paint: 1, click: 0.7, script: 0.6, pageClick: 1, pageScript: 1 },
  },
  {
    name: 'Astro 5',
    url: (ctx) => peerSite(ctx, 'astro'),
    limits: { paint: null, click: null, script: null, pageClick: null, pageScript: null },
  },
]

/** Returns whether a ratio is within a limit; null without a limit. */
export const meetsLimit = (ratio: number, limit: number | null): boolean | null =>
  limit === null ? null : ratio <= limit

/** The variants with their addresses. A framework that can't be fetched is logged and left out. */
export async function* availableVariants(ctx: BenchContext): AsyncGenerator<BenchVariant & { other: string }> {
  for (const variant of VARIANTS) {
    const other = await variant.url(ctx)
    if (other) yield { ...variant, other }
    else ctx.log(`${variant.name} is left out: it could not be installed`)
  }
}

interface Visit {
  label: string
  limit: keyof BenchVariant['limits']
  /** Visits a home page; how many ms it took until what is measured. */
  ms(browser: Browser, url: string): Promise<number>
}

/** Compares visits of our home page with those of each variant's. */
export async function againstVariants(ctx: BenchContext, visits: readonly Visit[]): Promise<Result> {
  const browser = await ctx.browser()
  const { site } = (await ctx.system()).info
  const rows: Row[] = []
  for await (const { name, other, limits } of availableVariants(ctx))
    for (const { label, limit, ms } of visits) {
      ctx.log(`${label} against ${name} …`)
      const timed = (url: string) => () => ms(browser, `${url}/`)
      const found = await compare({ rounds: ctx.rounds, ours: timed(site), baseline: timed(other) })
      const meetsGoal = meetsLimit(found.ratio, limits[limit])
      rows.push({ label: `${label} against ${name}`, unit: 'ms', ...found, meetsGoal })
    }
  return judge(rows)
}
