import { median } from './median'

export type Sample = () => Promise<number>

/**
 * Each round is A B A' A' B A: drift during a round affects both variants alike, and A against A' shows the machine's own
 * noise. One call of each before the first round warms up and does not count.
 */
export async function compare({ rounds, ours, baseline }: { rounds: number; ours: Sample; baseline: Sample }) {
  const totals = { a: [] as number[], b: [] as number[], control: [] as number[] }
  await baseline()
  await ours()
  for (let round = 0; round < rounds; round++) {
    const [a1, b1, c1] = [await ours(), await baseline(), await ours()]
    const [c2, b2, a2] = [await ours(), await baseline(), await ours()]
    totals.a.push(a1 + a2)
    totals.b.push(b1 + b2)
    totals.control.push(c1 + c2)
  }
  const { a, b, control } = totals
  const ratios = (over: (index: number) => number) => median(a.map((_, index) => over(index)))
  return {
    /** Medians over all rounds, in the samples' own unit. */
    ours: median([...a, ...control]) / 2,
    baseline: median(b) / 2,
    /** Median over the rounds of ours : baseline. */
    ratio: ratios((index) => ((a[index] ?? 0) + (control[index] ?? 0)) / 2 / (b[index] ?? 0)),
    /** Median over the rounds of ours : ours. */
    same: ratios((index) => (a[index] ?? 0) / (control[index] ?? 0)),
  }
}
