import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { ROOT } from './paths'

/** The back end's programs, bundled. They start in a third of the time that TypeScript sources take. */
export interface Programs {
  bff: string
  worker: string
  migrate: string
}

/** Paths from the repository's root. */
export const SOURCES = { bff: 'bff/src/main.ts', worker: 'worker/src/main.ts', migrate: 'bff/src/migrate.ts' }
const SERVER = join(ROOT, 'packages/server/package.json')
/** A native module, which can't be bundled. */
const NATIVE = '@node-rs/argon2'

/** Bundles the programs with their libraries into `dir`. */
export async function bundlePrograms(dir: string): Promise<Programs> {
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
    plugins: [keepSourcePaths],
    logLevel: 'error',
  })
  return { bff: join(dir, 'bff.mjs'), worker: join(dir, 'worker.mjs'), migrate: join(dir, 'migrate.mjs') }
}

/** CommonJS libraries expect `require`. */
const BANNER = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(SERVER)});`

/** Data files are beside the sources, not beside the bundle: `import.meta.url` keeps naming the source. */
const keepSourcePaths: Plugin = {
  name: 'keep-source-paths',
  setup(building) {
    building.onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path }) => ({
      loader: path.endsWith('.ts') ? 'ts' : 'js',
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }))
    const native = createRequire(SERVER).resolve(NATIVE)
    building.onResolve({ filter: new RegExp(`^${NATIVE}$`) }, () => ({ path: native, external: true }))
  },
}
