import type { SessionInfo } from '@homecare/contract/desk/staff-accounts'

/** What one tab of a browser tells the others about their common session. */
export type Told = { kind: 'ended' } | { kind: 'began'; userName: string } | { kind: 'renewed'; info: SessionInfo }

const CHANNEL = 'staff-session'

export function tellTabs(told: Told): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, it never leaves this origin
  channel.postMessage(told)
  channel.close()
}

/** Hears the other tabs, not this one. Returns what ends it. */
export function hearTabs(listener: (told: Told) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Told>) => listener(data)
  return () => channel.close()
}
