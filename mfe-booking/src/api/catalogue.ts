import type { CatalogueInShort } from '@homecare/contract/catalogue'
import type { Client } from '@homecare/contract/client'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { catalogueFrom } from '@homecare/remote-kit/catalogue-from'
import type { WizardCatalogue } from '../wizard/context'

export const wizardCatalogueFrom = ({ tests, ...rest }: CatalogueInShort): WizardCatalogue =>
  catalogueFrom({ ...rest, tests: tests.map((test) => ({ ...test, ...LATER })) })

/** What pages load later, as the catalogue's words. */
const LATER = { biomarkers: [], specimen: '', synonyms: [], tells: '', commonness: 0 }

/** Throws without a valid answer. */
export async function fetchCatalogue(client: Client, signal: AbortSignal): Promise<WizardCatalogue> {
  const result = await client.get(
    '/api/catalogue-in-short',
    LOCALE === SOURCE_LOCALE ? { signal } : { signal, query: { locale: LOCALE } },
  )
  if (!result.ok) throw new Error(`no catalogue: ${result.status}`)
  return wizardCatalogueFrom(result.data)
}
