import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { command, succeeds } from './command'
import { readComposeFiles, type Compose, type Variables } from './compose-file'
import { buildTarget, wholeName } from './images'

const GIT_LIMIT_MS = 60_000

/** A commit whose images can be deployed. */
export interface Version {
  /** As it was asked for: a tag, a branch or a commit. */
  ref: string
  commit: string
  /** What its images are tagged with. */
  tag: string
}

export interface ExtraMigration {
  name: string
  sql: string
}

const git = (...args: string[]): Promise<string> => command('git', args, { timeoutMs: GIT_LIMIT_MS, cwd: ROOT })

/** Throws one sentence if there is no such commit. */
export async function versionOf(ref: string): Promise<Version> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => {
    throw new Error(`This repository has no tag, branch or commit "${ref}".`)
  })
  return { ref, commit, tag: commit.slice(0, 12) }
}

/** The version before a commit: the newest release tag before it, or the commit before it if there is none. */
export const versionBefore = async ({ commit }: Version): Promise<Version> =>
  versionOf(await git('describe', '--tags', '--abbrev=0', '--match', 'v*', `${commit}^`).catch(() => `${commit}^`))

/** The compose file of a version under another project's name; its own images have the version's tag. */
export async function composeOf({ commit, tag }: Version, name: string, variables: Variables): Promise<Compose> {
  const compose = { ...readComposeFiles([await git('show', `${commit}:docker-compose.yml`)], variables), name }
  for (const service of Object.values(compose.services))
    if (service.build?.context === '.') service.image = `${service.image}:${tag}`
  return compose
}

/** Builds the images of a version from its files as they were committed. An image that is there already is kept. */
export async function buildVersion(version: Version, compose: Compose, log: (line: string) => void): Promise<void> {
  const { commit, tag } = version
  const missing = new Map<string, string>()
  for (const { image, build } of Object.values(compose.services))
    if (build?.context === '.' && !(await hasImage(image))) missing.set(image, build.target)
  if (missing.size === 0) return log(`the images of ${tag} are there already`)
  await withFilesOf(commit, async (dir) => {
    for (const [image, target] of missing)
      await buildTarget({ image, target, dir, labels: { VERSION: tag, REVISION: commit, SOURCE: 'unknown' }, log })
  })
}

/** An image like `from` with more migrations than its version has. */
export async function addMigrations(from: string, to: string, migrations: readonly ExtraMigration[]): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'homecare-migrations-'))
  try {
    for (const { name, sql } of migrations) {
      await mkdir(join(dir, 'migrations', name), { recursive: true })
      await writeFile(join(dir, 'migrations', name, 'migration.sql'), sql)
    }
    await writeFile(join(dir, 'Dockerfile'), `FROM ${wholeName(from, true)}\nCOPY migrations migrations\n`)
    await buildTarget({ image: to, dir, labels: {}, log: () => {} })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

const hasImage = (image: string): Promise<boolean> =>
  succeeds('podman', ['image', 'exists', wholeName(image, true)], { timeoutMs: 15_000 })

async function withFilesOf(commit: string, work: (dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'homecare-version-'))
  const archive = `${dir}.tar`
  try {
    await git('archive', '--output', archive, commit)
    await command('tar', ['-x', '-f', archive, '-C', dir], { timeoutMs: GIT_LIMIT_MS })
    await work(dir)
  } finally {
    await Promise.all([rm(dir, { recursive: true, force: true }), rm(archive, { force: true })])
  }
}
