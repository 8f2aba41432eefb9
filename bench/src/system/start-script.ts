import { join } from 'node:path'
import { startChild, type Child } from '@homecare/devstack/cli/child'
import { ROOT } from '@homecare/devstack/cli/paths'
import { TSX } from '@homecare/devstack/cli/processes'
import type { BenchContext } from '../context'

/** Starts one of `bench/scripts` as a process of its own; resolves with the port that it prints as `port n`. */
export async function startScript(ctx: BenchContext, name: string, args: string[] = []): Promise<number> {
  const lines: string[] = []
  let child: Child | undefined
  const port = new Promise<number>((resolve, reject) => {
    child = startChild({
      name,
      cwd: join(ROOT, 'bench'),
      args: [...TSX, join(ROOT, 'bench/scripts', `${name}.ts`), ...args],
      env: {},
      log: (line) => {
        lines.push(line)
        const [, printed] = /^port (\d+)$/.exec(line) ?? []
        if (printed) resolve(Number(printed))
      },
    })
    void child.ended.then((how) => reject(new Error(`${how}.\n${lines.slice(-20).join('\n')}`)))
  })
  ctx.atEnd(async () => child?.stop())
  return port
}
