import type { ProviderProfile } from '@homecare/contract/profile'
import type { Registry } from '@homecare/contract/releases'
import type { ClientRemote, PageState, ShellState } from '../../src/state'
import type { PageData } from '../page-data'

/** What a rendering process reads from its standard input, as JSON: everything that it will ever know. */
export type Task = AreaTask | FrameTask

/** Renders the prerendered pages of one remote, each without what the shell puts around it. */
export interface AreaTask {
  kind: 'areas'
  remote: ClientRemote
  /** The text of its server build. */
  code: string
  profile: ProviderProfile
  publicUrl: string
  /** The answers of the calls that its routes name. */
  data: PageData
}

/** Renders what the shell puts around the pages of a registry; no remote's code runs there. */
export interface FrameTask {
  kind: 'frames'
  registry: Registry
  /** Remotes whose pages are left to the browser. */
  clientRendered: string[]
  profile: ProviderProfile
  publicUrl: string
  shell: ShellState['shell']
  /** The text of each stylesheet by its address. */
  styles: Record<string, string>
  data: PageData
  /** Placeholders of the area and of what the area puts into the head. */
  marker: string
}

/** A rendering process's answer: what it made, or one sentence that says why it could not. */
export type ProcessAnswer<T> = { done: T } | { error: string }

/** One page of a remote. */
export interface Area {
  path: string
  /** What its components put into the head: title, description, preloads. */
  head: string
  html: string
}

export interface ComposedPage {
  /** A path; for pages that the browser renders, the route's pattern; `404` for the missing page. */
  path: string
  kind: PageState['kind']
  html: string
  /** What its content security policy has to allow: the hashes of its inlined styles. */
  styleHashes: string[]
}
