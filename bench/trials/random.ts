export interface Random {
  /** From 0 up to but not including `below`, whole. */
  int(below: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

/** Pseudo-random numbers, the same for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (below: number): number => Math.floor(next() * below)
  return { int, pick: (items) => items[int(items.length)] as (typeof items)[0] }
}

/** The seed of a run that is given none, printed so that the run can be repeated. */
export const randomSeed = (): number => Math.floor(Math.random() * 1_000_000)
