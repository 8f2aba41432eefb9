import type { ProviderProfile } from '@homecare/contract/profile'
import type { Locale } from '@homecare/federation/locales'
import type { Registry } from '@homecare/contract/releases'
import type { ClientRemote, PageState, ShellState } from '../../src/state'
import type { PageData } from '../page-data'
import type { ListedPage } from '../listed-pages'

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

/** A page of the shell: whole, or in pieces between which a remote's area puts its head and its content. */
export interface Frame extends Omit<ComposedPage, 'html'> {
  html: string | [start: string, middle: string, end: string] | ListedFrame
}

/** The frame of all pages that an answer lists for one route. After the content comes each page's own part of the answer. */
type ListedFrame = [start: string, middle: string, beforeData: string, end: string]

/** Many pages of one route. They are put together when they are asked for: hundreds of them would be some 30 MB. */
export interface ListedPages {
  frame: ListedFrame
  /** The route's path without the language, which the frame has in its links to other languages. */
  pattern: string
  styleHashes: string[]
  pages: (Area & Pick<ListedPage, 'aliases' | 'changedOn'> & { data: string })[]
}

/** The pages of one variant. */
export interface Composition {
  pages: ComposedPage[]
  listed: ListedPages[]
}

export interface ComposedPage {
  /** An address; for client-rendered pages the route's pattern in that language; `404` for the not-found page, such as `/ar/404`. */
  path: string
  kind: PageState['kind'] | 'offline'
  html: string
  /** The hashes of its inlined styles, which its content security policy has to allow. */
  styleHashes: string[]
  /** The same of a script that no other page has. */
  scriptHashes?: string[]
}
