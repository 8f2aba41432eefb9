import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Mode } from './base'

/** From package to package: each is found from the one before it. */
const WAY = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk', 'error-codes']
const MODULES: Record<string, string> = { 'error-codes': 'index.mjs' }

/**
 * Aliases for the shell. Federation's packages come as ES modules and as CommonJS and ask for each other as both:
 * without this both are in the page's script. The router's map of exports leads every bundler to
 * its development build, warnings and all.
 */
export function oneCopy(dir: string, mode: Mode): Record<string, string> {
  const router = createRequire(join(dir, 'package.json')).resolve('react-router/package.json')
  const aliases: Record<string, string> = { 'react-router$': join(dirname(router), `dist/${mode}/index.mjs`) }
  let from = createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime')
  for (const name of WAY) {
    from = createRequire(from).resolve(`@module-federation/${name}`)
    aliases[`@module-federation/${name}$`] = join(dirname(from), MODULES[name] ?? 'index.js')
  }
  return aliases
}
