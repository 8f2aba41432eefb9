import type { RateLimit } from '../../process/rate-limit'

/** Every count is of failures, of one account and one way: the count of a success is undone. */
export interface FactorLimits {
  short: RateLimit
  day: RateLimit
}

/**
 * Counts an attempt before it is verified, so that parallel guesses can't pass together. Whoever gets here knows the
 * password already, so a stranger can't use up the attempts. Throws RATE_LIMITED, which counts nowhere.
 */
export async function countFactorAttempt(
  { short, day }: FactorLimits,
  { userId, way }: { userId: string; way: string },
): Promise<{ succeeded(): Promise<void> }> {
  const key = `${userId} ${way}`
  await short.take(key)
  try {
    await day.take(key)
  } catch (error) {
    await short.undo(key)
    throw error
  }
  return {
    async succeeded() {
      await short.undo(key)
      await day.undo(key)
    },
  }
}
