import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@homecare/dev-servers/paths'

const run = promisify(execFile)

/**
 * The files that differ from the last commit that main and this branch share, committed or not; with a place all files there. Paths
 * are relative to the root.
 */
export async function changedFiles(place?: string): Promise<{ base: string; files: string[] }> {
  const git = async (...args: string[]): Promise<string[]> =>
    (await run('git', args, { cwd: ROOT })).stdout.split('\n').filter(Boolean)
  const upstream = await git('rev-parse', '--verify', '--quiet', 'origin/main').catch(() => [])
  const [base = 'HEAD'] = await git('merge-base', 'HEAD', upstream[0] ?? 'main').catch(() => ['HEAD'])
  const files =
    place === undefined
      ? [...(await git('diff', '--name-only', base)), ...(await git('ls-files', '--others', '--exclude-standard'))]
      : await git('ls-files', '--cached', '--others', '--exclude-standard', '--', place)
  return { base, files: files.filter((path) => existsSync(join(ROOT, path))) }
}
