import { join } from 'node:path'
import type { Registry } from '@homecare/contract/releases'
import type { PageSetSettings } from './page-set'
import { periodOf } from './report-tokens'
import { openSite, type ComposedSite, type ServedSite } from './site-variants'
import { readStateFile, writeStateFile } from './state-files'

export interface PageStore {
  /** The pages that are served now; null until there are any. */
  current(): ServedSite | null
  /** What was served last, also before a restart. */
  read(): Promise<ComposedSite | null>
  /** Stores composed pages, then serves them: what a visitor has seen is there after a restart. */
  replace(next: ComposedSite): Promise<void>
  /** Serves pages that are stored already. */
  open(stored: ComposedSite): Promise<void>
  /** The same pages, by a registry that differs in what no page shows. */
  relabel(registry: Registry): void
  /** Opens the pages again when their report tokens are of an earlier period. */
  renewTokens(): Promise<void>
}

interface Options extends PageSetSettings {
  stateDir: string
  /** The present in ms; a test may set another. */
  now?: () => number
}

/** Keeps the last good pages, in memory and on disk, over every kind of outage. */
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
    relabel(registry) {
      if (site) site = { ...site, registry }
    },
    async renewTokens() {
      if (site && site.period !== periodOf(now())) await open(site)
    },
  }
}
