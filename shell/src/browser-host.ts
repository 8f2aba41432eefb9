import type { Host } from '@homecare/federation/contract'
import { quietHost } from './host'
import { reportError } from './report'
import type { ShellState } from './state'

/** What the shell lends in a browser. Toasts come with their own chunk, with the first one that is shown. */
export function browserHost(state: ShellState): Host {
  return {
    ...quietHost(state),
    notify: (kind, text) => {
      void import('./toasts').then(({ showToast }) => showToast(kind, text))
    },
    report: (error, source) => reportError(error, { source }),
  }
}
