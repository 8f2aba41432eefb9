import { slowLcp } from './browser/slow-visit'
import type { Measurement } from './measurement'
import { againstVariants } from './variants'

/** Measures how much federation delays the largest contentful paint, against the same page built without it. */
export const lcp: Measurement = {
  id: 'S1',
  title: 'largest contentful paint of the home page, Slow 4G, CPU ÷ 4',
  goal: '≤ 1.05× the single-bundle build, ≤ 1.0× Next 16',
  run: (ctx) => againstVariants(ctx, [{ label: '/', limit: 'paint', ms: slowLcp }]),
}
