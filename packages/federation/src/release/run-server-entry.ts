import { compileFunction } from 'node:vm'
import type { RemoteModule } from '../contract'

/**
 * Runs the Node build of a remote with the host's own copies of the shared modules, and returns its `./remote`.
 * Throws if the script requires a module that the host doesn't provide. A function compiled here can't `import()`
 * anything.
 */
export function runServerEntry(code: string, modules: Record<string, unknown>): RemoteModule {
  const module: { exports: { default?: RemoteModule } } = { exports: {} }
  const requireShared = (name: string) => {
    if (Object.hasOwn(modules, name)) return modules[name]
    throw new Error(`The remote requires "${name}", which the host does not provide`)
  }
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: 'server-build.cjs' })
  run(module, module.exports, requireShared)
  const remote = module.exports.default
  if (typeof remote?.routes !== 'function') throw new Error('The remote has no default export with routes(host)')
  return remote
}
