import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { Host, StaffSession } from '@homecare/federation/contract'

const HostContext = createContext<Host | null>(null)

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('a staff screen stands outside its HostProvider')
  return host
}

/** undefined: nobody has asked the server yet; null: logged out. */
export function useSession(): StaffSession | null | undefined {
  const { session } = useHost()
  return useSyncExternalStore(session.subscribe, session.get, session.get)
}
