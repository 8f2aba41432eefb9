import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's top folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Where `npm start` keeps its data; the tests point it elsewhere. */
export const dataDir = (): string => process.env.HOMECARE_DATA ?? join(ROOT, '.data')

/** The names of all remotes there are: whoever adds a folder `mfe-<name>` has added one. */
export const remoteNames = (): string[] =>
  readdirSync(ROOT)
    .filter((entry) => entry.startsWith('mfe-') && existsSync(join(ROOT, entry, 'remote.config.ts')))
    .map((entry) => entry.slice('mfe-'.length))
    .sort()

/** The folder of a remote: every remote lives in `mfe-<name>`. */
export const remoteDir = (name: string): string => join(ROOT, `mfe-${name}`)
