import type { ProviderProfile } from '@homecare/contract/profile'
import type { Locale } from '@homecare/federation/locales'
import type { Registry } from '@homecare/contract/releases'
import type { ClientRemote, PageState, ShellState } from '../../src/state'
import type { PageData } from '../page-data'

/** The input of a rendering process, as JSON on its standard input. It gets no other data. */
export type Task = AreaTask | FrameTask

/** Renders the prerendered pages of one remote, each without the shell's frame. */
export interface AreaTask {
  kind: 'areas'
  remote: ClientRemote
  /** The source text of its server build. */
  code: string
  profile: ProviderProfile
  publicUrl: string
  /** The responses of the calls that its routes name. */
  data: PageData
}

/** Renders the shell's frames around the pages of a registry; no remote's code runs there. */
export interface FrameTask {
  kind: 'frames'
  /** The languages of the site. */
  locales: readonly Locale[]
  registry: Registry
  /** The remotes whose pages are client-rendered. */
  clientRendered: string[]
  profile: ProviderProfile
  publicUrl: string
  shell: ShellState['shell']
  /** The text of each stylesheet by its address. */
  styles: Record<string, string>
  /** The text of every page's first script. */
  bootScript: string
  /** What the page "You are offline" has beside the frame. */
  offlinePage: OfflinePageFiles
  data: PageData
}

export interface OfflinePageFiles {
  style: string
  script: string
}

/** A rendering process's result, or one sentence that says why there is none. */
export type ProcessResponse<T> = { done: T } | { error: string }

/** One page of a remote. */
export interface Area {
  /** Its address: with the prefix of its language. */
  path: string
  /** The elements that its components put into the head: title, description, preloads. */
  head: string
  html: string
}

/** A page of the shell. */
export interface Frame {
  /** An address; for client-rendered and listed pages the route's pattern in that language; `404` for the not-found page, such as `/ar/404`. */
  path: string
  kind: PageState['kind'] | 'offline'
  pieces: FramePieces
  /** The hashes of its inlined styles, which its content security policy has to allow. */
  styleHashes: string[]
  /** The same of a script that no other page has. */
  scriptHashes?: string[]
}

/**
 * A prerendered page has a remote's part of the head after its first piece, and its content after the second. A frame of listed pages, which
 * are put together when they are asked for since hundreds of them would be some 30 MB, has each page's own part of the answer
 * after the third.
 */
export type FramePieces =
  | [whole: string]
  | [start: string, middle: string, end: string]
  | [start: string, middle: string, beforeData: string, end: string]

/** The pages of one variant. */
export interface Composition {
  frames: Frame[]
  areas: Area[]
}
