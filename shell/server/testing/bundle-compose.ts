import { basename, join } from 'node:path'
import { textsPlugin } from '@homecare/texts/esbuild-plugin'
import { build } from 'esbuild'
import type { Locale } from '@homecare/federation/locales'

/** Bundles the composing process from its sources. Releases of the shell use the webpack build. */
export async function bundleCompose(dir: string, locale: Locale, entry = '../compose/child.tsx'): Promise<string> {
  const outfile = join(dir, `${basename(entry, '.tsx')}-${locale}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', BUILD_LOCALE: JSON.stringify(locale) },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    plugins: [textsPlugin(locale)],
    logLevel: 'error',
  })
  return outfile
}
