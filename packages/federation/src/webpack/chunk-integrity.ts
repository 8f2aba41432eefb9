import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

/** How long a chunk may take where no host says so. */
const LIMIT_MS = 4500

/** A busy page could not process what had arrived: its timeout is extended once by the same time. */
const TIME_OUT = `function timeOut(script, ms, since) {
  setTimeout(function () {
    if (!script.onerror) return;
    if (Date.now() - since > ms + 500) return timeOut(script, ms, Date.now());
    script.onerror({ type: 'timeout', target: script });
  }, ms);
}`

/**
 * Makes a build load its own chunks with the integrity that the page knows. The host puts the map of path to hash on
 * `globalThis.releaseFiles`, its own chunks and each release's; an entry itself is checked by who loads it.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      const files = 'var files = globalThis.releaseFiles || {};'
      // A browser that still waits for a file needs another address to request it again.
      const address = (url: string) => `${url} + (files.attempt ? '?attempt=' + files.attempt : '')`
      const known = (url: string) => `(files.integrity || {})[new URL(${url}, location.href).pathname]`
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        // The host knows how long this visitor's network takes; webpack's own limit is one for all.
        // Also for our own origin: a preloaded script is used only if both requests have the same mode.
        (source) =>
          `${source}\n${files} script.src = ${address('url')}; script.crossOrigin = 'anonymous'; var hash = ${known('url')}; if (hash) script.integrity = hash; (${TIME_OUT})(script, files.limitMs || ${LIMIT_MS}, Date.now());`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrity',
        (source, { tag, href }) =>
          `${source}\n${files} var hash = ${known(href)}; ${tag}.href = ${address(href)}; if (hash) { ${tag}.integrity = hash; ${tag}.crossOrigin = 'anonymous'; }`,
      )
    })
  }
}
