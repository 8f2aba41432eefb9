import { createContext, use, type ReactNode } from 'react'
import type { Client } from '@homecare/contract/client'
import type { Host } from '@homecare/federation/contract'
import { clientOf } from '@homecare/remote-kit/use-client'

const ApiContext = createContext<Client | null>(null)

/** A 401 ends the session, so that the guard shows the login. Patients' data stays out of the browser's cache. */
export const adminClient = ({ apiBase, session }: Host): Client =>
  clientOf({ apiBase }, { cache: 'no-store', onUnauthenticated: () => session.set(null) })

export function ApiProvider({ api, children }: { api: Client; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>
}

export function useApi(): Client {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi() needs an ApiProvider above it')
  return api
}
