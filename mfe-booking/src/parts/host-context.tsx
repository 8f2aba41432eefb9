import { createContext, use, type ReactNode } from 'react'
import type { Host } from '@homecare/federation/contract'

const Context = createContext<Host | null>(null)

/** What the shell lends, for screens inside and outside the wizard. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <Context value={host}>{children}</Context>
}

export function useHost(): Host {
  const host = use(Context)
  if (!host) throw new Error('useHost() needs a HostProvider above it')
  return host
}
