import { createContext, use, type ReactNode } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import type { Host } from '@homecare/federation/contract'

const HostContext = createContext<Host | null>(null)

/** Provides the shell's host to its children. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

/** A remote's routes in one HostProvider. */
export const withHost = (host: Host, children: RouteObject[]): RouteObject[] => [
  {
    element: (
      <HostProvider host={host}>
        <Outlet />
      </HostProvider>
    ),
    children,
  },
]

export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('useHost() needs a HostProvider above it')
  return host
}
