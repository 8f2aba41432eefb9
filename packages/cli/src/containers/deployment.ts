import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { command } from './command'
import { readComposeFiles, type Compose } from './compose-file'
import { dockerEngine } from './docker'
import type { Engine } from './engine'
import { readEnvFile } from './env-file'
import { bundleServers, prepareImages } from './images'
import { findEngine } from './tools'
import { createTopology, finalCondition, startedServices } from './topology'

interface DeploymentOptions {
  /** Compose files from the repository's root, the later ones on top. */
  files: readonly string[]
  envFile: string
  log: (line: string) => void
}

/** Compose files with the variables of an `.env`, and what runs them here. */
export async function openDeployment(options: DeploymentOptions): Promise<{ compose: Compose; engine: Engine }> {
  const { files, envFile, log } = options
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')))
  const compose = readComposeFiles(texts, await readEnvFile(envFile))
  const version = await versionLabels()
  const program = await findEngine(log)
  log(`containers run with ${program}`)
  if (program === 'podman') {
    const prepare = (): Promise<void> => prepareImages(compose, version, log)
    return { compose, engine: { program, prepare, ...createTopology(compose, log) } }
  }
  const tasks = startedServices(compose).filter(
    (name) => finalCondition(name, compose) === 'service_completed_successfully',
  )
  const docker = dockerEngine({ project: compose.name, files, envFile, cwd: ROOT, tasks, version })
  const prepare = async (): Promise<void> => {
    await bundleServers()
    await docker.prepare()
  }
  return { compose, engine: { ...docker, prepare } }
}

/** What the images' labels say. */
async function versionLabels(): Promise<Record<string, string>> {
  const git = (...args: string[]): Promise<string> =>
    command('git', args, { timeoutMs: 10_000, cwd: ROOT }).catch(() => 'unknown')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The repository's own file.
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return {
    VERSION: version,
    REVISION: await git('rev-parse', 'HEAD'),
    SOURCE: await git('config', '--get', 'remote.origin.url'),
  }
}
