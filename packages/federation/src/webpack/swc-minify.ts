import { minify } from '@swc/core'
import webpack, { type Compiler } from 'webpack'

const NAME = 'SwcMinify'

/** Minifies scripts with the compiler that made them: several times quicker than webpack's own minimiser. */
export class SwcMinifyPlugin {
  readonly #ecma: 2015 | 2022

  constructor(script: 'es2015' | 'es2022') {
    this.#ecma = script === 'es2015' ? 2015 : 2022
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const cache = compilation.getCache(NAME)
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'))
        await Promise.all(
          scripts.map(async ([file, source]) => {
            const cached = cache.getItemCache(file, cache.getLazyHashedEtag(source))
            const text =
              (await cached.getPromise<string>()) ??
              (
                await minify(source.source().toString(), {
                  compress: { passes: 4 },
                  mangle: true,
                  ecma: this.#ecma,
                  module: false,
                  format: { comments: false },
                })
              ).code
            await cached.storePromise(text)
            compilation.updateAsset(file, new RawSource(text), { minimized: true })
          }),
        )
      })
    })
  }
}
