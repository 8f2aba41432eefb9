import DataLoader from 'dataloader'

export type Batcher<Key, Result> = (key: Key) => Promise<Result>

/**
 * Batches calls: those of the same tick, and those that arrive during a running batch, share the next one, so the load
 * on the database stays the same when calls increase. `run` returns its results in the order of its keys; if it
 * rejects, all calls of that batch reject.
 */
export function createBatcher<Key, Result>(
  run: (keys: readonly Key[]) => Promise<readonly Result[]>,
  { maxBatchSize = 200 }: { maxBatchSize?: number } = {},
): Batcher<Key, Result> {
  let running: Promise<unknown> = Promise.resolve()
  let queue: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<Key, Result>(
    (keys) => {
      const results = run(keys)
      running = results.catch(() => {})
      return results
    },
    {
      cache: false,
      maxBatchSize,
      batchScheduleFn: (dispatch) => {
        queue = queue.then(() => {
          dispatch()
          return running
        })
      },
    },
  )
  return (key) => loader.load(key)
}
