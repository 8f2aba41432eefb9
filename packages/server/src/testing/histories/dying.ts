import type { Ctx } from '../../context'

/** Where the process dies: before its next transaction, or at that one's very end, so that all of it is undone. */
export type Death = 'none' | 'before' | 'inside'

/** A process that was killed; whatever it was doing is over. */
export class Died extends Error {
  override name = 'Died'
}

/** The context of a process that dies on the way. */
export function dying(ctx: Ctx, death: Death): Ctx {
  if (death === 'none') return ctx
  const real = ctx.db
  const transaction = (work: (tx: never) => Promise<unknown>, options?: object): Promise<unknown> =>
    death === 'before'
      ? Promise.reject(new Died())
      : real.$transaction(async (tx) => {
          await work(tx as never)
          throw new Died()
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
