import type { BenchContext } from './context'
import { peerSite } from './peers/peer-site'
import { singleBundleSite } from './single-bundle/serve'

/** What our federated home page is held against. */
export interface Arm {
  name: string
  url(ctx: BenchContext): Promise<string>
  /** Highest ratio of ours to it for S1 (paint), S2 (click) and S3 (script); null has no goal. */
  limits: { paint: number | null; click: number | null; script: number | null }
}

const ARMS: readonly Arm[] = [
  { name: 'single bundle', url: singleBundleSite, limits: { paint: 1.05, click: 1.15, script: 1.25 } },
  { name: 'Next 16', url: (ctx) => peerSite(ctx, 'next'), limits: { paint: 1, click: 0.7, script: 0.6 } },
  { name: 'Astro 5', url: (ctx) => peerSite(ctx, 'astro'), limits: { paint: null, click: null, script: null } },
]

/** Whether a ratio reaches a limit; null where there is none. */
export const reaches = (ratio: number, limit: number | null): boolean | null => (limit === null ? null : ratio <= limit)

/** The arms that could be built here, with their addresses; of another framework's that could not, a note says so. */
export async function* standing(ctx: BenchContext): AsyncGenerator<Arm & { other: string }> {
  for (const arm of ARMS) {
    const other = await arm.url(ctx).catch((error: unknown) => {
      if (arm.name === 'single bundle') throw error
      ctx.note(`left out: ${String(error)}`)
    })
    if (other) yield { ...arm, other }
  }
}
