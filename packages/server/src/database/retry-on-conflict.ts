import { AppError } from '../process/app-error'

/**
 * Repeats inserts with `ON CONFLICT DO NOTHING`. `attempt` resolves with null when another transaction took one of its
 * unique keys first; the next attempt then sees that transaction's rows. Throws UNAVAILABLE after five conflicts.
 */
export async function retryOnConflict<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let conflicts = 0; conflicts < 5; conflicts++) {
    const result = await attempt()
    if (result !== null) return result
  }
  throw new AppError('UNAVAILABLE')
}
