import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { hostConfigs } from '../webpack/host'
import { integrityOf, listFiles, replaceFolder } from './artifact-files'
import { runWebpack } from './run-webpack'

/** The shell's own files as its pages name them: logical name → address and integrity. */
export type HostAssets = Record<string, { href: string; integrity: string }>

/**
 * Builds the shell into `<dir>/dist`: for browsers `public/shell/*` and what lies in `static/`; for Node `server/main.cjs`,
 * `server/compose.cjs`, the pages' first script `server/boot.js`, what the page "You are offline" has (`server/offline.js`, `.css`),
 * the service workers and `server/assets.json`, which says where the entries went. What another language has of its own is in a folder of its name,
 * such as `server/ar/compose.cjs`.
 */
export async function buildHost({ dir }: { dir: string }): Promise<HostAssets> {
  const draft = join(dir, '.cache', `build-${process.pid}`)
  const assets = await writeHost({ dir, dist: draft, configs: hostConfigs({ dir, dist: draft }) })
  await replaceFolder(draft, join(dir, 'dist'))
  return assets
}

interface HostFiles {
  /** The shell's folder. */
  dir: string
  /** An empty folder, into which the configurations build. */
  dist: string
  configs: Configuration[]
}

/** Runs a shell's configurations and gives its entries names that contain a hash, since browsers keep them for good. */
export async function writeHost({ dir, dist, configs }: HostFiles): Promise<HostAssets> {
  const publicDir = join(dist, 'public/shell')
  await runWebpack(configs)
  await cp(join(dir, 'static'), join(dist, 'public'), { recursive: true })
  const assets: HostAssets = {}
  for (const path of await listFiles(publicDir)) {
    const integrity = integrityOf(await readFile(join(publicDir, path)))
    const hashed = /^([a-z]{2}\/)?main\.(js|css)$/.test(path)
      ? path.replace('.', `.${integrity.slice(7, 15).replace(/[^A-Za-z0-9]/g, '0')}.`)
      : path
    if (hashed !== path) await rename(join(publicDir, path), join(publicDir, hashed))
    assets[path] = { href: `/shell/${hashed}`, integrity }
  }
  await writeFile(join(dist, 'server/assets.json'), JSON.stringify(assets, null, 2))
  return assets
}
