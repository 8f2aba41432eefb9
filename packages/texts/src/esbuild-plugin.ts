import type { Plugin } from 'esbuild'
import { compile } from './compile.ts'
import { FILE, fileOf, readTexts } from './files.ts'
import { SOURCE_LOCALE, type Locale } from './locales.ts'

/** The same as the webpack loader for esbuild, which bundles the back end: that has no language of its own. */
export const textsPlugin = (build: Locale = SOURCE_LOCALE): Plugin => ({
  name: 'texts',
  setup: (bundle) =>
    bundle.onLoad({ filter: FILE }, (file) => {
      const { path, locale } = fileOf(file.path, build)
      return { contents: compile(readTexts(path), locale), watchFiles: [path] }
    }),
})
