import { useSyncExternalStore } from 'react'
import type { StaffSession } from '@homecare/federation/contract'
import { useHost } from '@homecare/remote-kit/host-context'

/** undefined: not known yet; null: logged out. */
export function useSession(): StaffSession | null | undefined {
  const { session } = useHost()
  return useSyncExternalStore(session.subscribe, session.get, session.get)
}
