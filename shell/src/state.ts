import type { ProviderProfile } from '@homecare/contract/profile'
import type { Locale } from '@homecare/federation/locales'
import type { RegistryEntry } from '@homecare/contract/releases'

/** A file as pages name it. */
export interface Asset {
  href: string
  integrity: string
}

/** One release of a remote as a browser needs it to run it. */
export interface ClientRelease {
  version: string
  entry: string
  /**
   * Hashes of scripts and styles by their address. A document has those of the release that shows it; a browser reads the others
   * from the release's manifest when it needs them.
   */
  integrity?: Record<string, string>
  /**
   * The names, beside the entry's, of the scripts that a page needs, by the chunk that its route names. Absent in an older list, or
   * addresses: those are not fetched ahead.
   */
  scripts?: Record<string, string[]>
  /** Tabs that run another generation than the one that is served have to reload soon. */
  generation: number
  /** Goes with reports of this release's errors. */
  reportToken?: string
}

export interface ClientRemote extends Pick<RegistryEntry, 'name' | 'routes' | 'navigation' | 'languages'> {
  current: ClientRelease
  previous: ClientRelease | null
}

/** Tells the browser how to take the page over. */
export interface PageState {
  /** `prerendered`: the area is in the page; `client-rendered`: the browser renders it; `not-found`: no such page. */
  kind: 'prerendered' | 'client-rendered' | 'not-found'
  hydrate: 'load' | 'idle'
  styles: Asset[]
  /** Scripts of the page's remote, worth fetching together with the shell's own. */
  scripts: Asset[]
  /** The large ones of the answers that the page was composed with: they are files of their own, each with its entity tag. */
  data: { call: string; etag: string }[]
  /** The web manifest of a page that can be installed; the site's own where there is none. */
  manifest?: string
}

/** The JSON block of every page. */
export interface ShellState {
  /** The site's languages; absent where there is one only. */
  locales?: readonly Locale[]
  profile: ProviderProfile
  publicUrl: string
  remotes: ClientRemote[]
  page: PageState
  /** The shell's own files, and the colour that browsers paint their bars with. */
  shell: {
    main: Asset
    style: Asset
    /** Integrity of what the shell loads later, by address. */
    chunks: Record<string, string>
    fonts: string[]
    ink: string
  }
  /** Answers of the calls that the route names in `data`, by their path, without those in `page.data`. */
  data: Record<string, unknown>
}

export const STATE_ID = 'shell-state'

/** JSON that can stand inside a script element. */
export const dataText = (data: unknown): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '')

export const stateText = (state: ShellState): string => dataText(state)
