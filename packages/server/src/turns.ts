/** Lets at most `atOnce` pieces of work run at a time; the others wait for their turn, first come first served. */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // A turn that ends is handed on, so that nobody who comes just now gets in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
