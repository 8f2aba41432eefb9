import { createContext, use, type ReactNode } from 'react'
import type { ThreadList } from '@homecare/contract/threads'
import { usePermission } from '../../api/use-permission'
import { usePolledQuery, type LoadState } from '../../api/use-polled-query'

const EVERY_MS = 15_000

interface Threads {
  /** How many messages nobody has read. */
  unread: number
  /** Null for a role that may not answer. */
  loaded: (LoadState<ThreadList> & { set: (next: ThreadList) => void }) | null
}

const ThreadsContext = createContext<Threads>({ unread: 0, loaded: null })

export const useThreads = () => use(ThreadsContext)

/** Loads what waits for an answer on every screen, for the number at the navigation. */
export function ThreadsProvider({ children }: { children: ReactNode }) {
  const enabled = usePermission('work-on-bookings')
  const loaded = usePolledQuery(['threads'], (api, call) => api.get('/api/threads', call), EVERY_MS, { enabled })
  const unread = (enabled && loaded.data?.unread) || 0
  return <ThreadsContext value={{ unread, loaded: enabled ? loaded : null }}>{children}</ThreadsContext>
}
