import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { REPOSITORY_ROOT } from './source-files'

export interface EnvironmentResult {
  /** The names of all settings that the process knows; null if it refused to start. */
  known: string[] | null
  /** The variables that its error names. */
  missing: string[]
  error: string
}

/** Starts Node with exactly this environment and lets the process's own env.ts read it. */
export async function readEnvironment(
  envFile: string,
  reader: string,
  environment: Record<string, string>,
): Promise<EnvironmentResult> {
  const script = `const env = (await import(${JSON.stringify(join(REPOSITORY_ROOT, envFile))})).${reader}(process.env); console.log(JSON.stringify(Object.keys(env)))`
  const cwd = join(REPOSITORY_ROOT, envFile.split('/')[0] ?? '')
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd,
    env: environment,
    timeout: 30_000,
  })
  try {
    return { known: JSON.parse((await run).stdout) as string[], missing: [], error: '' }
  } catch (failure) {
    const error = String((failure as { stderr?: string }).stderr)
    return { known: null, missing: [...new Set(error.match(/\b(?!ERR_)[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g))], error }
  }
}
