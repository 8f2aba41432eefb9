import { join } from 'node:path'
import type { Registry } from '@homecare/contract/releases'
import type { PageSetSettings } from './page-set'
import { periodOf } from './report-tokens'
import { openSite, type ComposedSite, type ServedSite } from './site-variants'
import { readStateFile, writeStateFile } from './state-files'

export interface PageStore {
  /** The pages that are served now; null before the first. */
  current(): ServedSite | null
  /** The page set that was served last, even before a restart. */
  read(): Promise<ComposedSite | null>
  /** Stores composed pages, then serves them, so that a visitor gets the same after a restart. */
  replace(next: ComposedSite): Promise<void>
  /** Serves pages that are stored already. */
  open(stored: ComposedSite): Promise<void>
  /** Serves the same pages with a registry that differs only in fields that no page shows. */
  replaceRegistry(registry: Registry): void
  /** Rebuilds the pages when their report tokens belong to an earlier period. */
  renewTokens(): Promise<void>
}

interface Options extends PageSetSettings {
  stateDir: string
  /** The current time in ms; a test may replace it. */
  now?: () => number
}

/** Keeps the last good pages, in memory and on disk, during every kind of outage. */
export function createPageStore({ stateDir, now = Date.now, ...serving }: Options): PageStore {
  const file = join(stateDir, 'pages.json')
  let site: ServedSite | null = null
  const open = async (stored: ComposedSite): Promise<void> => {
    site = await openSite(stored, serving, periodOf(now()))
  }
  return {
    current: () => site,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `replace` writes the file.
    read: async () => (await readStateFile(file)) as ComposedSite | null,
    async replace(next) {
      const opened = await openSite(next, serving, periodOf(now()))
      await writeStateFile(file, JSON.stringify(next))
      site = opened
    },
    open,
    replaceRegistry(registry) {
      if (site) site = { ...site, registry }
    },
    async renewTokens() {
      if (site && site.period !== periodOf(now())) await open(site)
    },
  }
}
