import type { ClientRemote } from '../state'
import { SERVED_REMOTES_LIMIT_MS } from '../timing'

/** Fetches the remotes that the site serves to this visitor now. Throws if the answer is no list of remotes. */
export async function fetchServedRemotes(): Promise<ClientRemote[]> {
  const response = await fetch('/shell/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(SERVED_REMOTES_LIMIT_MS),
  })
  const answer: unknown = response.ok ? await response.json() : null
  if (!Array.isArray(answer) || answer.length === 0 || !answer.every(isRemote))
    throw new Error('The answer is no list of remotes')
  globalThis.pageReports.learnReportTokens(answer)
  return answer
}

function isRemote(value: unknown): value is ClientRemote {
  const { name, routes, navigation, current, previous } = (value ?? {}) as Partial<ClientRemote>
  return (
    typeof name === 'string' &&
    Array.isArray(routes) &&
    Array.isArray(navigation) &&
    isRelease(current) &&
    (previous === null || isRelease(previous))
  )
}

const isRelease = (release: Partial<ClientRemote['current']> | null | undefined): boolean =>
  typeof release?.version === 'string' && typeof release.entry === 'string' && typeof release.integrity === 'object'
