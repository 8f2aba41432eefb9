import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostConfigs } from '../webpack/host'
import { integrityOf, listFiles, replaceFolder } from './artifact-files'
import { runWebpack } from './run-webpack'

/** The shell's own files as its pages name them: logical name → address and integrity. */
export type HostAssets = Record<string, { href: string; integrity: string }>

/**
 * Builds the shell into `<dir>/dist`: `public/shell/*` (and what lies in `static/`) for browsers, `server/main.cjs`, `server/compose.cjs`
 * the pages' first script `server/boot.js` and what the page "You are offline" has (`server/offline.js`, `.css`) for Node, and `server/assets.json`, which says where the entries went. What another
 * language has of its own is in a folder of its name, such as `server/ar/compose.cjs`.
 */
export async function buildHost({ dir }: { dir: string }): Promise<HostAssets> {
  const dist = join(dir, 'dist')
  const draft = join(dir, '.cache', `build-${process.pid}`)
  const publicDir = join(draft, 'public/shell')
  await runWebpack(hostConfigs({ dir, dist: draft }))
  await cp(join(dir, 'static'), join(draft, 'public'), { recursive: true })

  const assets: HostAssets = {}
  for (const path of await listFiles(publicDir)) {
    const bytes = await readFile(join(publicDir, path))
    const integrity = integrityOf(bytes)
    const hashed = /^([a-z]{2}\/)?main\.(js|css)$/.test(path)
      ? path.replace('.', `.${integrity.slice(7, 15).replace(/[^A-Za-z0-9]/g, '0')}.`)
      : path
    if (hashed !== path) await rename(join(publicDir, path), join(publicDir, hashed))
    assets[path] = { href: `/shell/${hashed}`, integrity }
  }
  await writeFile(join(draft, 'server/assets.json'), JSON.stringify(assets, null, 2))
  await replaceFolder(draft, dist)
  return assets
}
