import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { ROOT } from '@homecare/dev-servers/paths'

/** The facts besides the code that results depend on. */
export interface Machine {
  at: string
  commit: string
  /** True if files differ from that commit. */
  changed: boolean
  cpu: string
  cores: number
  memoryGb: number
  system: string
  node: string
  /** The load average of the minute before the run; far above `cores` means a busy machine. */
  load: number
}

export function describeMachine(): Machine {
  const [first] = cpus()
  return {
    at: new Date().toISOString(),
    commit: git('rev-parse', '--short=12', 'HEAD') || 'unknown',
    changed: git('status', '--porcelain') !== '',
    cpu: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  }
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
