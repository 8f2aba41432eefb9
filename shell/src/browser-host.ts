import type { Host } from '@homecare/federation/contract'
import { quietHost } from './host'
import { reportError } from './report'
import type { ShellState } from './state'
import { notify } from './toast-host'

/** What the shell lends in a browser. */
export function browserHost(state: ShellState): Host {
  return {
    ...quietHost(state),
    notify,
    report: (error, source) => reportError(error, { source }),
  }
}
