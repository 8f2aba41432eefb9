import type { BenchContext } from './context'
import { judge, type Measurement, type Row } from './measurement'
import { median } from './method/median'
import { changeARemote, copyRepository, runToEnd, startAndStop } from './system/repository-copy'

/** The times that a developer waits, measured in a copy of the repository that has never been built. */
export const buildsAndStarts: Measurement = {
  id: 'S11',
  title: 'builds and starts',
  goal: 'one remote changed ≤ 3 s; second start ≤ 8 s',
  async run(ctx) {
    const tree = await copyRepository(await ctx.tempDir())
    const data = await ctx.tempDir()
    ctx.log('building all front ends …')
    const cold = await runToEnd(tree, 'build')
    const changed = await medianOf(ctx, async () => {
      await changeARemote(tree)
      return runToEnd(tree, 'build')
    })
    ctx.log('starting …')
    const first = await startAndStop(tree, data)
    const second = await medianOf(ctx, () => startAndStop(tree, data))
    return judge([
      row('all front ends, nothing cached', cold, null),
      row('one remote changed', changed, 3),
      row('first start, built, new data', first, null),
      row('second start', second, 8),
    ])
  },
}

async function medianOf(ctx: BenchContext, act: () => Promise<number>): Promise<number> {
  const seconds: number[] = []
  for (let round = 0; round < ctx.rounds; round++) seconds.push(await act())
  return median(seconds)
}

const row = (label: string, seconds: number, limit: number | null): Row => ({
  label,
  ours: seconds,
  unit: 's',
  meetsGoal: limit === null ? null : seconds <= limit,
})
