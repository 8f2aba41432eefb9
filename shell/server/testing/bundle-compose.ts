import { basename, join } from 'node:path'
import { build } from 'esbuild'

/** Bundles the composing process from its sources. Releases of the shell use the webpack build. */
export async function bundleCompose(dir: string, entry = '../compose/child.tsx'): Promise<string> {
  const outfile = join(dir, `${basename(entry, '.tsx')}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    logLevel: 'error',
  })
  return outfile
}
