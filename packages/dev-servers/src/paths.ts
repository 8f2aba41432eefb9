import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Where `npm start` keeps its data; the tests point it elsewhere. */
export const dataDir = (): string => process.env.HOMECARE_DATA ?? join(ROOT, '.data')

/** The names of all remotes: each folder `mfe-<name>` with a remote.config.ts is one. */
export const remoteNames = (): string[] =>
  readdirSync(ROOT)
    .filter((entry) => entry.startsWith('mfe-') && existsSync(join(ROOT, entry, 'remote.config.ts')))
    .map((entry) => entry.slice('mfe-'.length))
    .sort()

/** The folder of a remote. */
export const remoteDir = (name: string): string => join(ROOT, `mfe-${name}`)
