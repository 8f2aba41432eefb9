import { useMemo } from 'react'
import { createClient, type Client, type ClientOptions } from '@homecare/contract/client'
import type { CallPath, ResponseOf } from '@homecare/contract/call-types'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import type { Host } from '@homecare/federation/contract'
import { useHost } from './host-context'
import { pageTraceparent } from './page-trace'
import { learnFrom } from './server-clock'

/** The contract's paths begin with `/api` or `/files`; the host says where its `/api` is. */
const baseUrlOf = ({ apiBase }: Pick<Host, 'apiBase'>): string => apiBase.replace(/\/api$/, '')

export const clientOf = (host: Pick<Host, 'apiBase'>, options: Omit<ClientOptions, 'baseUrl'> = {}): Client =>
  createClient({ baseUrl: baseUrlOf(host), traceparent: pageTraceparent(), onResponse: learnFrom, ...options })

/** The typed client for the host's API. */
export function useClient(): Client {
  const { apiBase } = useHost()
  return useMemo(() => clientOf({ apiBase }), [apiBase])
}

/** The address to which a plain form posts. */
export const postUrl = (host: Pick<Host, 'apiBase'>, path: CallPath<'post'>): string => baseUrlOf(host) + path

/** The response, in this build's language, that the document server fetched when it composed this page, for a path that the route names under `data`. */
export function composedResponse<P extends CallPath<'get'>>(host: Host, path: P): ResponseOf<'get', P> | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The document server fetched it from the same API.
  return host.composed(LOCALE === SOURCE_LOCALE ? path : `${path}?locale=${LOCALE}`) as ResponseOf<'get', P> | undefined
}
