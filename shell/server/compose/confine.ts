import { Console } from 'node:console'

const DENIED = ['fs.read', 'fs.write', 'child', 'worker', 'net', 'addons', 'wasi', 'inspector', 'ffi']

/** Node's permission model does not restrict these: signals to other processes, and built-in modules. */
const REMOVED = [
  ...['kill', '_kill', '_debugProcess', '_debugEnd', 'execve', 'abort'],
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule', 'report'],
]

/**
 * Called once before a remote's code runs. Throws if this process has any permission; then removes the remaining APIs.
 * The permission model is meant for trusted code, so the remote's code gets no module of Node either: its scope has no
 * way to `import()`, `eval` or `process`.
 */
export function confine(): void {
  const own = process
  const open = DENIED.filter((scope) => !('permission' in own) || own.permission.has(scope))
  if (open.length > 0) throw new Error(`This process was started without being confined: ${open.join(', ')}`)
  for (const name of REMOVED) Reflect.deleteProperty(own, name)
  // With a hook the remote's code could get references to the functions that called it.
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined, writable: false, configurable: false })
  // Standard output is reserved for the result.
  globalThis.console = new Console(own.stderr, own.stderr)
  Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({}) }), writable: false })
}
