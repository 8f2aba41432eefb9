import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { ROOT } from './paths'

/** Programs of the back end as single files. They start at a third of the cost of TypeScript as it stands. */
export interface Programs {
  bff: string
  worker: string
  migrate: string
}

/** From the root. */
export const SOURCES = { bff: 'bff/src/main.ts', worker: 'worker/src/main.ts', migrate: 'bff/src/migrate.ts' }
const SERVER = join(ROOT, 'packages/server/package.json')
/** Machine code, which can't be joined. */
const NATIVE = '@node-rs/argon2'

/** Makes the programs in `dir`: sources and libraries as they are, joined. */
export async function makePrograms(dir: string): Promise<Programs> {
  const entryPoints = Object.entries(SOURCES).map(([out, source]) => ({ in: join(ROOT, source), out }))
  await build({
    entryPoints,
    outdir: dir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minifyWhitespace: true,
    legalComments: 'none',
    platform: 'node',
    format: 'esm',
    target: 'node26',
    banner: { js: BANNER },
    plugins: [asTheyLie],
    logLevel: 'error',
  })
  return { bff: join(dir, 'bff.mjs'), worker: join(dir, 'worker.mjs'), migrate: join(dir, 'migrate.mjs') }
}

/** What libraries of the older kind expect to be there. */
const BANNER = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(SERVER)});`

/** Data files lie beside the sources, not beside the program. */
const asTheyLie: Plugin = {
  name: 'as-they-lie',
  setup(building) {
    building.onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path }) => ({
      loader: path.endsWith('.ts') ? 'ts' : 'js',
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }))
    const native = createRequire(SERVER).resolve(NATIVE)
    building.onResolve({ filter: new RegExp(`^${NATIVE}$`) }, () => ({ path: native, external: true }))
  },
}
