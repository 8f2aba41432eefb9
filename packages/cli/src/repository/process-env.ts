import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './source-files'

export interface EnvVerdict {
  /** What the process made of its environment, by the names that it knows; null if it refused to start. */
  known: string[] | null
  /** The variables that it named when it refused. */
  missing: string[]
  said: string
}

/** Starts Node with exactly this environment, lets the process's own env.ts read it, and says how that went. */
export async function readBy(
  envFile: string,
  reader: string,
  environment: Record<string, string>,
): Promise<EnvVerdict> {
  const script = `const env = (await import(${JSON.stringify(join(ROOT, envFile))})).${reader}(process.env); console.log(JSON.stringify(Object.keys(env)))`
  const cwd = join(ROOT, envFile.split('/')[0] ?? '')
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd,
    env: environment,
    timeout: 30_000,
  })
  try {
    return { known: JSON.parse((await run).stdout) as string[], missing: [], said: '' }
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr)
    return { known: null, missing: [...new Set(said.match(/\b(?!ERR_)[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g))], said }
  }
}
