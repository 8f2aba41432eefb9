import { command } from './command'
import type { Engine } from './engine'

const LIMIT_MS = 1_800_000

interface DockerOptions {
  project: string
  files: readonly string[]
  envFile: string
  cwd: string
  /** Services that do one thing and end. */
  tasks: readonly string[]
  version: Record<string, string>
}

/** Docker Compose itself. */
export function dockerEngine({ project, files, envFile, cwd, tasks, version }: DockerOptions): Engine {
  const compose = (...args: string[]): Promise<string> =>
    command(
      'docker',
      [
        ...['compose', '--project-name', project, '--env-file', envFile],
        ...files.flatMap((file) => ['--file', file]),
        ...args,
      ],
      { timeoutMs: LIMIT_MS, cwd },
    )
  return {
    program: 'docker',
    async prepare() {
      await compose('build', ...Object.entries(version).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]))
    },
    async up() {
      await compose('up', '--detach', '--no-build')
      await compose('wait', ...tasks)
    },
    async stop() {
      await compose('down')
    },
    async remove() {
      await compose('down', '--volumes')
    },
  }
}
