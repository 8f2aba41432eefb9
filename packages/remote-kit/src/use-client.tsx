import { useMemo } from 'react'
import { createClient, type Client, type ClientOptions } from '@homecare/contract/client'
import type { CallPath } from '@homecare/contract/call-types'
import type { Host } from '@homecare/federation/contract'
import { useHost } from './host-context'

/** The contract's paths begin with `/api` or `/files`; the host says where its `/api` is. */
const baseUrlOf = ({ apiBase }: Pick<Host, 'apiBase'>): string => apiBase.replace(/\/api$/, '')

export const clientOf = (host: Pick<Host, 'apiBase'>, options: Omit<ClientOptions, 'baseUrl'> = {}): Client =>
  createClient({ baseUrl: baseUrlOf(host), ...options })

/** The typed client for the host's API. */
export function useClient(): Client {
  const { apiBase } = useHost()
  return useMemo(() => clientOf({ apiBase }), [apiBase])
}

/** Where a plain form posts to. */
export const postUrl = (host: Pick<Host, 'apiBase'>, path: CallPath<'post'>): string => baseUrlOf(host) + path
