import type { Ctx } from './context'
import { withTimeout } from './with-timeout'

type State = 'up' | 'down'
const TIMEOUT_MS = 2_000

/** Returns whether database and object store respond within 2 s. */
export async function readiness({ ctx }: { ctx: Ctx }): Promise<{ database: State; files: State }> {
  const [database, files] = await Promise.all([stateOf(ctx.db.$queryRaw`SELECT 1`), stateOf(ctx.files.check())])
  return { database, files }
}

const stateOf = (check: Promise<unknown>): Promise<State> =>
  withTimeout(check, TIMEOUT_MS, 'No response.').then(
    () => 'up',
    () => 'down',
  )
