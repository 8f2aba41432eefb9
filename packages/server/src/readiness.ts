import type { Ctx } from './context'

type State = 'up' | 'down'
const LIMIT_MS = 2000

/** Whether database and object store answer, known within 2 s. */
export async function readiness({ ctx }: { ctx: Ctx }): Promise<{ database: State; files: State }> {
  const [database, files] = await Promise.all([state(ctx.db.$queryRaw`SELECT 1`), state(ctx.files.check())])
  return { database, files }
}

async function state(check: Promise<unknown>): Promise<State> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<State>((resolve) => {
    timer = setTimeout(() => resolve('down'), LIMIT_MS)
  })
  const answer = check.then(
    (): State => 'up',
    (): State => 'down',
  )
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
