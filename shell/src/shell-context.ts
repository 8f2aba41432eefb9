import { createContext, use } from 'react'
import type { Host, RemoteModule } from '@homecare/federation/contract'
import type { RemoteLoad } from './remote/live-remote'
import type { RemoteLoader } from './remote/remote-loader'
import type { ShellState } from './state'

/** The boundary's source of remotes: the loader in a browser, modules that are already loaded while composing. */
export interface RemoteSource extends Omit<RemoteLoader, 'get' | 'first'> {
  /** Suspends until the remote is there. */
  read(load: RemoteLoad | null, name: string): RemoteModule
  get(name: string): RemoteLoad | null
  /** The load before anything could go wrong, which hydration needs. */
  first(name: string): RemoteLoad | null
}

export interface Shell {
  state: ShellState
  host: Host
  /** The host as one release gets it: its reports name that release. */
  hostFor(name: string, version: string | undefined): Host
  source: RemoteSource
  /** The composed area of the page that was opened, to show it again if its remote fails. */
  composedArea: { path: string; nodes: DocumentFragment } | null
  onArea(status: AreaStatus): void
  /**
   * Only the remote's area is rendered, in its own process; the frame's places stay empty, so that ids stay the same.
   */
  areaOnly: boolean
  /** The text of a stylesheet that is inlined in the page. */
  styleText(href: string): string
  /** The text of the page's first script. A browser has run it before this code and needs none. */
  bootScript: string
}

/** The area answers to clicks; or it will not for a while, and help is offered. */
export type AreaStatus = 'ready' | 'help'

const ShellContext = createContext<Shell | null>(null)

export const ShellProvider = ShellContext.Provider

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell outside of the shell')
  return shell
}
