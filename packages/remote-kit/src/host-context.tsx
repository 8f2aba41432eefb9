import { createContext, use, type ReactNode } from 'react'
import type { Host } from '@homecare/federation/contract'

const HostContext = createContext<Host | null>(null)

/** Stands around a remote's routes and passes on what the shell lends. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('useHost() needs a HostProvider above it')
  return host
}
