import { join, relative, sep } from 'node:path'
import type { Compiler, Module, ModuleGraph } from 'webpack'

/**
 * Names the chunk of each page after its folder, as the declaration of the page does: what `import()` loads from
 * `src/pages/home/` is `home`. What a page loads from its own folder as soon as it is there is `home-<file>`; what few
 * need is in a folder within it and has no name. A file of several pages, `src/pages/steps.ts`, gives its own name.
 */
export class NameChunksPlugin {
  readonly #pages: string

  constructor(dir: string) {
    this.#pages = join(dir, 'src/pages') + sep
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NameChunksPlugin', (compilation) =>
      compilation.hooks.finishModules.tap('NameChunksPlugin', (modules) => {
        for (const module of modules) this.#nameIn(module, fileOf(module), compilation.moduleGraph)
      }),
    )
  }

  /** Modules and the `import()`s in them may have further ones. */
  #nameIn(block: Pick<Module, 'blocks'>, from: string, graph: ModuleGraph): void {
    for (const inner of block.blocks) {
      const [dependency] = inner.dependencies
      const target = dependency && graph.getModule(dependency)
      const name = target && this.#nameOf(fileOf(target), from)
      if (name) inner.chunkName = name
      this.#nameIn(inner, from, graph)
    }
  }

  #nameOf(file: string, from: string): string | null {
    if (!file.startsWith(this.#pages)) return null
    const [first = '', ...rest] = relative(this.#pages, file)
      .replace(/\.tsx?$/, '')
      .split(sep)
    if (!from.startsWith(join(this.#pages, first) + sep)) return first
    return rest.length === 1 ? `${first}-${rest.join()}` : null
  }
}

const fileOf = (module: object): string =>
  'resource' in module && typeof module.resource === 'string' ? module.resource : ''
