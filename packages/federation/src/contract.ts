import type { PageLocale } from '@homecare/contract/locales'
import type { ProviderProfile } from '@homecare/contract/profile'
import type { RemoteDeclaration } from '@homecare/contract/releases'
import type { RouteObject } from 'react-router-dom'

/** The number of this contract. The shell loads remotes of its own number and of the one before. */
export const CONTRACT = 1

/** The services that the shell provides to a remote. A remote brings everything else along. */
export interface Host {
  /** The provider at run time; nothing of it is ever part of a build. */
  profile: ProviderProfile
  /** Where the calls live, without a slash at the end: `/api`. */
  apiBase: string
  /** The site's public origin without a slash at the end, for canonical links. */
  publicUrl: string
  /** A toast, bottom-left, 5 s. */
  notify(kind: 'success' | 'error' | 'info', text: string): void
  session: SessionStore
  /** The answer that this page was composed with, for a path named in the route's `data`; else undefined. */
  composed(path: string): unknown
  /** Tells staff that something failed in a browser. Never pass what a visitor typed. */
  report(error: unknown, source: 'script' | 'remote'): void
}

export interface StaffSession {
  userName: string
  role: 'admin' | 'owner' | 'coordinator' | 'nurseLead' | 'laboratory' | 'viewer'
}

/** Which screens to offer. It proves nothing: the server checks every call. Fits `useSyncExternalStore`. */
export interface SessionStore {
  /** undefined before the first request of the session; null when logged out. */
  get(): StaffSession | null | undefined
  set(session: StaffSession | null): void
  subscribe(listener: () => void): () => void
}

/** The default export of every remote's `./remote`. */
export interface RemoteModule {
  contract: typeof CONTRACT
  /** Routes with absolute paths, the same ones that `remote.config.ts` declares. Called once for each page view. */
  routes(host: Host): RouteObject[]
  /**
   * Loads what the page at a path can't be shown without, such as its code and its text; the shell mounts the page after
   * that. A page that suspends while it hydrates is rendered from the start if anything else changes meanwhile, and then
   * what a visitor has typed is lost.
   */
  preload?(path: string): Promise<unknown>
}

/** `remote.config.ts`: the declaration as data, the lowest API version that the remote needs, and what its build has to know. */
export interface RemoteConfig extends RemoteDeclaration {
  minApi: number
  /** The languages of which a reader chooses one on the remote's pages, which are at their English addresses alone. */
  languagesOnPage?: readonly PageLocale[]
}
