import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Locale } from '@homecare/contract/locales'
import type { RemoteConfig } from '../contract'
import { buildNames, remoteConfigs } from '../webpack/remote'
import { runWebpack } from './run-webpack'

/** The part of a remote's build that is of one language. */
export interface LanguagePart {
  /** The remote's folder. */
  dir: string
  /** The folder into which it builds. */
  draft: string
  locale: Locale
}

/** The files of the browser build's named chunks. */
export type ChunkFiles = Record<string, string[]>

export async function readConfig(dir: string): Promise<RemoteConfig> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The package's own type check holds the file to this type.
  const { default: config } = (await import(pathToFileURL(join(dir, 'remote.config.ts')).href)) as {
    default: RemoteConfig
  }
  return config
}

/** Builds a language of a remote for browsers and for Node. */
export async function buildLanguage({ dir, draft, locale }: LanguagePart): Promise<ChunkFiles> {
  const config = await readConfig(dir)
  const dist = join(dir, 'dist')
  const configs = remoteConfigs({ dir, config: { ...config, languages: [locale] } }).map((each) => ({
    ...each,
    output: { ...each.output, path: join(draft, relative(dist, each.output?.path ?? dist)) },
  }))
  const { stats } = await runWebpack(configs)
  const browser = stats.find(({ compilation }) => compilation.name === buildNames(locale).browser)
  const groups = browser?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {}
  return Object.fromEntries(
    Object.entries(groups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
  )
}

/** The same in a thread, so that two languages use two cores. */
export const buildInThread = (part: LanguagePart): Promise<ChunkFiles> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('build-thread.ts', import.meta.url), { workerData: part })
    thread.once('message', resolve).once('error', reject)
  })
