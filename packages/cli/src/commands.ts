import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { TSX } from '@homecare/dev-servers/processes'
import { binOf } from './checks'
import { runTool } from './run'
import { pinnedPnpm } from './tools'

/** What each command of package.json does with the words behind it; its code is loaded when it is called. */
export const commands: Record<string, (words: string[]) => Promise<unknown>> = {
  start: async () => (await import('./start')).main(),
  dev: async (words) => (await import('./dev')).main(words),
  test: async () => (await import('./test')).main(),
  'test:slow': async () => (await import('./test')).slow(),
  verify: async (words) => (await import('./verify')).main(words),
  build: async (words) => (await import('./build')).main(words),
  release: async (words) => (await import('./release')).release(words),
  releases: async (words) => (await import('./release')).releases(words),
  rollback: async (words) => (await import('./release')).rollback(words),
  'new-remote': async (words) => (await import('./new-remote')).main(words),
  containers: async (words) => (await import('./containers')).main(words),
  /** `[--short] <id> …`: side-by-side measurements; all of them by default. */
  async bench(words) {
    const ids = words.filter((word) => !word.startsWith('--')).map((word) => word.toUpperCase())
    const args = ['run', 'bench/src/measurements', '--project', 'slow', '--disable-console-intercept']
    const only = ids.length > 0 ? ['--testNamePattern', `^(${ids.join('|')}) `] : []
    const env = { BENCH: words.includes('--short') ? 'short' : 'full' }
    await runAndExit(process.execPath, [binOf('.', 'vitest'), ...args, ...only], env)
  },
  /** `[now|schedule|status|check]`: backs up the database and the objects that the environment names. */
  backup: (words) => runAndExit(process.execPath, [...TSX, join(ROOT, 'packages/backup/src/backup.ts'), ...words]),
  /** `[--to <time>] [--replace]`: restores database and objects where the environment says. */
  restore: (words) => runAndExit(process.execPath, [...TSX, join(ROOT, 'packages/backup/src/restore.ts'), ...words]),
  /** The pinned pnpm under the pinned Node, for whoever has neither. */
  pnpm: async (words) => runAndExit('npx', ['--yes', await pinnedPnpm(), ...words]),
}

async function runAndExit(command: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<never> {
  process.exit((await runTool(command, words, { env })) ? 0 : 1)
}
