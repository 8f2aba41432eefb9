import { matchRemote, type RemoteNavigationEntry } from '@homecare/federation/registry'
import * as messages from './locales/en/frame.json'
import type { ShellState } from './state'

/**
 * The first line of a chat from a page: its service, or what all pages of its remote are about where the main navigation has
 * one entry for them. A page of one test is thus about blood tests: which test it is would be about somebody's health.
 */
export function chatAbout(remotes: ShellState['remotes'], pathname: string): string {
  const entries = matchRemote(remotes, pathname)?.remote.navigation ?? []
  const at = (place: RemoteNavigationEntry['place']) => entries.filter((entry) => entry.place === place)
  const [only, ...more] = at('main')
  const shown = at('services').find(({ href }) => href === pathname) ?? (more.length === 0 ? only : undefined)
  return shown?.label ?? messages.chatAbout
}
