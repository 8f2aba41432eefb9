import { Console } from 'node:console'

const DENIED = ['fs.read', 'fs.write', 'child', 'worker', 'net', 'addons', 'wasi', 'inspector', 'ffi']

/** What Node's permission model leaves open: signals to other processes, and modules of Node. */
const REMOVED = [
  ...['kill', '_kill', '_debugProcess', '_debugEnd', 'execve', 'abort'],
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule', 'report'],
]

/**
 * Called once before a remote's code runs. Throws if this process could reach anything; then removes what is left.
 * The permission model is meant for code that is trusted, so the code gets no module of Node either: what it is given
 * has no way to `import()`, `eval` or `process`.
 */
export function confine(): void {
  const own = process
  const open = DENIED.filter((scope) => !('permission' in own) || own.permission.has(scope))
  if (open.length > 0) throw new Error(`This process was started without being confined: ${open.join(', ')}`)
  for (const name of REMOVED) Reflect.deleteProperty(own, name)
  // By a hook of its own code could get hold of the functions that called it.
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined, writable: false, configurable: false })
  // Standard output is for the answer.
  globalThis.console = new Console(own.stderr, own.stderr)
  Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({}) }), writable: false })
}
