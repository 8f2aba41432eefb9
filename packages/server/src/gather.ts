interface Call<K, R> {
  key: K
  resolve(result: R): void
  reject(error: unknown): void
}

/**
 * Gathers calls that come while earlier ones are under way into the next round, so that under load one question serves
 * many. `run` answers in the order of its keys; if it rejects, everybody in that round is told.
 */
export function gather<K, R>(
  run: (keys: K[]) => Promise<readonly R[]>,
  { most = 200 }: { most?: number } = {},
): (key: K) => Promise<R> {
  const waiting: Call<K, R>[] = []
  let busy = false

  async function rounds(): Promise<void> {
    busy = true
    while (waiting.length > 0) {
      const calls = waiting.splice(0, most)
      try {
        const results = await run(calls.map(({ key }) => key))
        calls.forEach(({ resolve }, index) => resolve(results[index] as R))
      } catch (error) {
        for (const { reject } of calls) reject(error)
      }
    }
    busy = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      // Whoever asks in this same turn goes along.
      if (!busy) queueMicrotask(() => busy || void rounds())
    })
}
