import type { Ctx } from '../../process/context'

/** Where the process crashes: before its next transaction, or at the end of it, so that all of it is rolled back. */
export type CrashPoint = 'none' | 'before' | 'inside'

/** The process was killed while it did this. */
export class Crashed extends Error {
  override name = 'Crashed'
}

/** The context of a process that crashes there. */
export function crashing(ctx: Ctx, crash: CrashPoint): Ctx {
  if (crash === 'none') return ctx
  const real = ctx.db
  const transaction = (work: (tx: never) => Promise<unknown>, options?: object): Promise<unknown> =>
    crash === 'before'
      ? Promise.reject(new Crashed())
      : real.$transaction(async (tx) => {
          await work(tx as never)
          throw new Crashed()
        }, options)
  const db = new Proxy(real, {
    get(target, name) {
      if (name === '$transaction') return transaction
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...ctx, db }
}
