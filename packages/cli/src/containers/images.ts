import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleStandIns } from '@homecare/bundle/bundle-programs'
import { ROOT } from '@homecare/dev-servers/paths'
import { makeBaseImage } from './base-image'
import { command, succeeds } from './command'
import type { Compose } from './compose-file'

const BUILD_LIMIT_MS = 1_200_000
const PULL_LIMIT_MS = 120_000
const STAND_INS = 'deploy/stand-ins'
const BUILD = ['build', '--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--layers', '--quiet']

type Log = (line: string) => void

/** The whole name of an image: without a registry it is ours, or on Docker Hub. */
export function wholeName(image: string, isOurs: boolean): string {
  const tagged = /:[^/]+$/.test(image) ? image : `${image}:latest`
  if (/^[^/]+[.:][^/]*\//.test(tagged) || tagged.startsWith('localhost/')) return tagged
  if (isOurs) return `localhost/${tagged}`
  return `docker.io/${tagged.includes('/') ? '' : 'library/'}${tagged}`
}

/** The images that the services run on: built, pulled, or made as stand-ins where nothing can be pulled. */
export async function prepareImages(compose: Compose, version: Record<string, string>, log: Log): Promise<void> {
  await prepareForeignImages(compose, log)
  const targets = new Map<string, string>()
  for (const { image, build } of Object.values(compose.services))
    if (build?.context === '.') targets.set(image, build.target)
  const dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8')
  for (const image of foreignBases(dockerfile, [...targets.values()])) await pullOrStandIn(wholeName(image, false), log)
  for (const [image, target] of targets) await buildTarget({ image, target, dir: ROOT, labels: version, log })
}

/** All images but our own, and the base of our own. */
export async function prepareForeignImages({ services }: Compose, log: Log): Promise<void> {
  const base = await baseImage()
  if (!(await has(base)) && !(await pull(base, log))) await makeBaseImage(base, log)
  await bundleServers()
  for (const { image, build } of Object.values(services)) {
    const name = wholeName(image, build !== undefined)
    if (build?.context === '.') continue
    if (build) await makeStandIn(name, build.target, log)
    else await pullOrStandIn(name, log)
  }
}

async function pullOrStandIn(image: string, log: Log): Promise<void> {
  if (!(await has(image)) && !(await pull(image, log))) await makeStandIn(image, nameOf(image), log)
}

/** The images that stages of a Dockerfile stand on, if one of the targets needs them, but for the one that it begins with. */
export function foreignBases(dockerfile: string, targets: readonly string[]): string[] {
  const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)/gm)].map(([, from = '', name = '']) => ({ from, name }))
  const baseOf = (name: string): string => {
    const stage = stages.find((each) => each.name === name)
    return stage ? baseOf(stage.from) : name
  }
  return [...new Set(targets.map(baseOf))].filter((base) => base !== stages[0]?.from)
}

/** The image that the Dockerfile begins with. */
export async function baseImage(): Promise<string> {
  const [, base = ''] = /^FROM (\S+)/m.exec(await readFile(join(ROOT, 'Dockerfile'), 'utf8')) ?? []
  return wholeName(base, false)
}

const has = (image: string): Promise<boolean> => succeeds('podman', ['image', 'exists', image], { timeoutMs: 60_000 })

async function pull(image: string, log: Log): Promise<boolean> {
  log(`pulling ${image} …`)
  const pulled = await succeeds('podman', ['pull', '--quiet', image], { timeoutMs: PULL_LIMIT_MS })
  if (!pulled) log(`${image} can't be pulled`)
  return pulled
}

/** `minio` of `minio/minio:RELEASE…`. */
const nameOf = (image: string): string => /([^/:]+)(?::[^/]*)?$/.exec(image)?.[1] ?? image

interface ImageBuild {
  image: string
  /** The last stage by default. */
  target?: string
  /** The folder with the Dockerfile. */
  dir: string
  labels: Record<string, string>
  log: Log
}

/** Builds one of our own images of the Dockerfile in `dir`. */
export async function buildTarget({ image, target, dir, labels, log }: ImageBuild): Promise<void> {
  const name = wholeName(image, true)
  log(`building ${name} …`)
  const args = [
    ...(target === undefined ? [] : ['--target', target]),
    ...Object.entries(labels).flatMap(([label, value]) => ['--build-arg', `${label}=${value}`]),
  ]
  const startedAt = performance.now()
  await command('podman', [...BUILD, ...args, '--tag', name, '.'], { timeoutMs: BUILD_LIMIT_MS, cwd: dir })
  log(`built ${name} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
}

/** The bundled servers of the stand-ins, in the folder that their images are built of. */
export async function bundleServers(): Promise<void> {
  const servers = join(ROOT, STAND_INS, 'dist')
  await rm(servers, { recursive: true, force: true })
  await bundleStandIns(servers)
}

/** One target of deploy/stand-ins/Dockerfile, under the name of the image that it replaces. */
async function makeStandIn(image: string, target: string, log: Log): Promise<void> {
  log(`making ${image} of ${STAND_INS}/Dockerfile …`)
  const args = ['--build-arg', `BASE=${await baseImage()}`, '--target', target, '--tag', image, STAND_INS]
  await command('podman', [...BUILD, ...args], { timeoutMs: BUILD_LIMIT_MS, cwd: ROOT })
}
