import { join } from 'node:path'
import { startChild, type Child } from '@homecare/dev-servers/child'
import { ROOT } from '@homecare/dev-servers/paths'
import { TSX } from '@homecare/dev-servers/processes'
import type { BenchContext } from '../context'

/** Starts one of `bench/scripts` as a separate process, which must print `port n`. It is stopped at the end of the run at the latest. */
export async function startScript(ctx: BenchContext, name: string, args: string[] = []) {
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
  const stop = async (): Promise<void> => child?.stop()
  ctx.onClose(stop)
  return { port: await port, stop }
}
