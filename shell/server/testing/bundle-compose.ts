import { basename, join } from 'node:path'
import { compile } from '@homecare/texts/compile'
import { FILE, inLocale, readTexts } from '@homecare/texts/files'
import { build, type Plugin } from 'esbuild'
import type { Locale } from '@homecare/federation/locales'

const texts = (locale: Locale): Plugin => ({
  name: 'texts',
  setup: (bundle) =>
    bundle.onLoad({ filter: FILE }, ({ path }) => ({ contents: compile(readTexts(inLocale(path, locale)), locale) })),
})

/** Bundles the composing process from its sources. Releases of the shell use the webpack build. */
export async function bundleCompose(
  dir: string,
  entry = '../compose/child.tsx',
  locale: Locale = 'en',
): Promise<string> {
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
    plugins: [texts(locale)],
    logLevel: 'error',
  })
  return outfile
}
