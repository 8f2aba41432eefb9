import type { Client } from '@homecare/contract/client'
import { catalogueFrom } from '@homecare/remote-kit/catalogue-from'
import type { WizardCatalogue } from '../wizard/context'

/** Throws without a valid answer. */
export async function fetchCatalogue(client: Client, signal: AbortSignal): Promise<WizardCatalogue> {
  const result = await client.get('/api/catalogue', { signal })
  if (!result.ok) throw new Error(`no catalogue: ${result.status}`)
  return catalogueFrom(result.data)
}
