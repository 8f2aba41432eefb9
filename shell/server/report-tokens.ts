import { createHmac } from 'node:crypto'
import { STATE_ID, stateText, type ClientRemote, type ShellState } from '../src/state'

/** Pages change with the period, so it is not too short. The BFF accepts the tokens of a day. */
export const PERIOD_MS = 6 * 3_600_000

/** The number of the period of a moment. */
export const periodOf = (now: number): number => Math.floor(now / PERIOD_MS)

/** The token that proves that a page was served with a release in this period. */
export function reportToken(key: string, { name, version }: { name: string; version: string }, period: number): string {
  const mac = createHmac('sha256', key).update(`report\0${period}\0${name}\0${version}`).digest('base64url')
  return `${period}.${mac.slice(0, 22)}`
}

/** The remotes for a page or an open tab in this period: each release with the token for its error reports. */
export function remotesWithTokens(remotes: readonly ClientRemote[], key: string, period: number): ClientRemote[] {
  return remotes.map((remote) => {
    const signed = (release: ClientRemote['current']) => ({
      ...release,
      reportToken: reportToken(key, { name: remote.name, version: release.version }, period),
    })
    return { ...remote, current: signed(remote.current), previous: remote.previous && signed(remote.previous) }
  })
}

const STATE_TAG = `<script id="${STATE_ID}" type="application/json">`

/** A composed page as it is served in this period. The state is its last element, after all output of a remote. */
export function pageWithTokens(html: string, key: string, period: number): string {
  const start = html.lastIndexOf(STATE_TAG) + STATE_TAG.length
  const end = html.indexOf('</script>', start)
  if (start < STATE_TAG.length || end < 0) throw new Error('A page needs its state')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `stateText` wrote it from a ShellState.
  const state = JSON.parse(html.slice(start, end)) as ShellState
  const text = stateText({ ...state, remotes: remotesWithTokens(state.remotes, key, period) })
  return html.slice(0, start) + text + html.slice(end)
}
