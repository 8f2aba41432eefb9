import type { Registry } from '@homecare/contract/releases'
import { parseRegistry } from '@homecare/federation/parse'
import type { AskBff } from './ask-bff'

const LIMIT_MS = 5000

/** The current registry. Throws if it can't be fetched. */
export async function fetchRegistry(askBff: AskBff): Promise<Registry> {
  const response = await askBff('/api/remotes', { withinMs: LIMIT_MS })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  return parseRegistry(await response.json())
}

/** Fetches the registry from the BFF; null while it is unchanged. */
export function createRegistrySource(askBff: AskBff): () => Promise<Registry | null> {
  let etag: string | null = null
  return async () => {
    const response = await askBff('/api/remotes', {
      headers: etag ? { 'if-none-match': etag } : {},
      withinMs: LIMIT_MS,
    })
    if (response.status === 304) return null
    if (!response.ok) throw new Error(`The registry answered ${response.status}`)
    const current = parseRegistry(await response.json())
    etag = response.headers.get('etag')
    return current
  }
}
