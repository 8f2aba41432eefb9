import { appendFile, cp, readFile, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { startChild } from '@homecare/dev-servers/child'
import { ROOT } from '@homecare/dev-servers/paths'
import { FREE_PORTS } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'

const EXCLUDED = new Set(['.git', '.data', '.cache', 'dist', 'results', 'coverage', 'test-results'])
const LIMIT_MS = 180_000

/** A copy of the repository without build output or caches. It shares the installed packages with the original. */
export async function copyRepository(dir: string): Promise<string> {
  const tree = join(dir, 'tree')
  const packages = join(ROOT, 'node_modules')
  await cp(ROOT, tree, {
    recursive: true,
    // The links between packages are relative and must lead into the copy.
    verbatimSymlinks: true,
    filter: (path) => path !== packages && (path === ROOT || !EXCLUDED.has(basename(path))),
  })
  await symlink(packages, join(tree, 'node_modules'))
  return tree
}

/** Changes the file that every page of the remote needs, to something that no cache has. */
export function changeARemote(tree: string): Promise<void> {
  return appendFile(
    join(tree, 'mfe-site/src/remote.tsx'),
    `\nObject.assign(remote, { change: '${process.hrtime.bigint()}' });\n`,
  )
}

/** Seconds that a command of the repository takes. */
export async function runToEnd(tree: string, command: string): Promise<number> {
  const startedAt = performance.now()
  const { child, output } = run(tree, command)
  const exit = await child.ended
  if (!exit.endsWith('code 0')) throw new Error(`${exit}.\n${output()}`)
  return (performance.now() - startedAt) / 1000
}

/** Seconds from the call of `start` until it is ready; then stops it. */
export async function startAndStop(tree: string, data: string): Promise<number> {
  const stackFile = join(data, 'stack.json')
  await rm(stackFile, { force: true })
  const startedAt = performance.now()
  const { child, output } = run(tree, 'start', { HOMECARE_DATA: data, ...FREE_PORTS })
  try {
    await waitFor(async () => (JSON.parse(await readFile(stackFile, 'utf8')) as { ready: boolean }).ready, {
      timeoutMs: LIMIT_MS,
      intervalMs: 20,
      what: 'npm start',
    })
    return (performance.now() - startedAt) / 1000
  } catch (error) {
    throw new Error(`start was not ready.\n${output()}`, { cause: error })
  } finally {
    await child.stop()
  }
}

function run(tree: string, command: string, env: Record<string, string> = {}) {
  const lines: string[] = []
  const child = startChild({
    name: `npm run ${command}`,
    cwd: tree,
    args: ['packages/cli/run.mjs', command],
    env,
    log: (line) => lines.push(line),
  })
  return { child, output: () => lines.slice(-30).join('\n') }
}
