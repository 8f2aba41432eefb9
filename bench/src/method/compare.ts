import { median } from './median'

export type Sample = () => Promise<number>

export interface Comparison {
  /** Medians over all rounds, in the samples' own unit. */
  ours: number
  against: number
  /** Median over the rounds of ours : against. */
  ratio: number
  /** Median over the rounds of ours : ours. */
  same: number
}

/**
 * Each round is A B A' A' B A: what drifts during a round falls on both arms alike, and A against A' shows what the
 * machine adds by itself. The first round warms up and does not count.
 */
export async function compare({
  rounds,
  ours,
  against,
}: {
  rounds: number
  ours: Sample
  against: Sample
}): Promise<Comparison> {
  const arms = { a: [] as number[], b: [] as number[], again: [] as number[] }
  await against()
  await ours()
  for (let round = 0; round < rounds; round++) {
    const [a1, b1, c1] = [await ours(), await against(), await ours()]
    const [c2, b2, a2] = [await ours(), await against(), await ours()]
    arms.a.push(a1 + a2)
    arms.b.push(b1 + b2)
    arms.again.push(c1 + c2)
  }
  const { a, b, again } = arms
  const ratios = (over: (index: number) => number) => median(a.map((_, index) => over(index)))
  return {
    ours: median([...a, ...again]) / 2,
    against: median(b) / 2,
    ratio: ratios((index) => ((a[index] ?? 0) + (again[index] ?? 0)) / 2 / (b[index] ?? 0)),
    same: ratios((index) => (a[index] ?? 0) / (again[index] ?? 0)),
  }
}
