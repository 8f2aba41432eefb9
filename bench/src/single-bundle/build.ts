import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { integrityOf, listFiles } from '@homecare/federation/release/artifact-files'
import { runWebpack } from '@homecare/federation/release/run-webpack'
import { singleBundleConfigs } from './webpack.config'

/** Builds shell and site as one bundle into `dist`, in the layout that the document server expects. */
export async function buildSingleBundle(dist: string): Promise<void> {
  const shellDir = join(ROOT, 'shell')
  const publicDir = join(dist, 'public/shell')
  await runWebpack(singleBundleConfigs({ shellDir, dist }))
  await cp(join(shellDir, 'static'), join(dist, 'public'), { recursive: true })
  const assets: Record<string, { href: string; integrity: string }> = {}
  for (const path of await listFiles(publicDir)) {
    const integrity = integrityOf(await readFile(join(publicDir, path)))
    // As in the shell's build: browsers cache entries as immutable, so their names contain a hash.
    const hashed = /^([a-z]{2}\/)?main\.(js|css)$/.test(path)
      ? path.replace('.', `.${integrity.slice(7, 15).replace(/[^A-Za-z0-9]/g, '0')}.`)
      : path
    if (hashed !== path) await rename(join(publicDir, path), join(publicDir, hashed))
    assets[path] = { href: `/shell/${hashed}`, integrity }
  }
  await writeFile(join(dist, 'server/assets.json'), JSON.stringify(assets, null, 2))
}
