import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

/** A page that was busy could not take what had come: it is given the same time once more. */
const giveUp = `function wait(script, ms, since) {
  setTimeout(function () {
    if (!script.onerror) return;
    if (Date.now() - since > ms + 500) return wait(script, ms, Date.now());
    script.onerror({ type: 'timeout', target: script });
  }, ms);
}`

/**
 * Makes a build load its own chunks with the integrity that the page knows. The host puts the map of path to hash on
 * `globalThis.releaseIntegrity`, its own chunks and each release's; an entry itself is checked by who loads it.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      // A browser that still waits for a file must be asked by another address.
      const again = (url: string) =>
        `${url} + (globalThis.releaseAttempt ? '?attempt=' + globalThis.releaseAttempt : '')`
      const known = (url: string) => `(globalThis.releaseIntegrity || {})[new URL(${url}, location.href).pathname]`
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        // The host knows how long this visitor's network takes; webpack's own limit is one for all.
        // Also for our own origin: a preloaded script is used only if both ask in the same mode.
        (source) =>
          `${source}\nscript.src = ${again('url')}; script.crossOrigin = 'anonymous'; var hash = ${known('url')}; if (hash) script.integrity = hash; (${giveUp})(script, globalThis.releasePatience || 4500, Date.now());`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrity',
        (source, { tag, href }) =>
          `${source}\nvar hash = ${known(href)}; ${tag}.href = ${again(href)}; if (hash) { ${tag}.integrity = hash; ${tag}.crossOrigin = 'anonymous'; }`,
      )
    })
  }
}
