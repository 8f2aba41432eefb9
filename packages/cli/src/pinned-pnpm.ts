import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'

/** pnpm with the version of package.json, as npx takes it. */
export async function pinnedPnpm(): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The repository's own file.
  const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { packageManager: string }
  return manifest.packageManager
}
