import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { integrityOf, listFiles } from '@homecare/federation/release/artifact-files'
import { runWebpack } from '@homecare/federation/release/run-webpack'
import { singleBundleConfigs } from './webpack.config'

/** Builds shell and site as one bundle into `dist`, laid out as the document server wants it. */
export async function buildSingleBundle(dist: string): Promise<void> {
  const shellDir = join(ROOT, 'shell')
  const publicDir = join(dist, 'public/shell')
  await runWebpack(singleBundleConfigs({ shellDir, dist }))
  await cp(join(shellDir, 'static'), join(dist, 'public'), { recursive: true })
  const assets: Record<string, { href: string; integrity: string }> = {}
  for (const path of await listFiles(publicDir)) {
    const integrity = integrityOf(await readFile(join(publicDir, path)))
    // As the shell's build does: entries are kept for ever by browsers, so their names carry a hash.
    const hashed = /^(main|boot)\./.test(path)
      ? path.replace('.', `.${integrity.slice(7, 15).replace(/[^A-Za-z0-9]/g, '0')}.`)
      : path
    if (hashed !== path) await rename(join(publicDir, path), join(publicDir, hashed))
    assets[path] = { href: `/shell/${hashed}`, integrity }
  }
  await writeFile(join(dist, 'server/assets.json'), JSON.stringify(assets, null, 2))
}
