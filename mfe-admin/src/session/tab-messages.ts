import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'

/** What one tab of a browser tells the others about their common session. */
export type TabMessage =
  | { kind: 'ended' }
  | { kind: 'began'; userName: string }
  | { kind: 'renewed'; info: SessionInfo }

const CHANNEL = 'staff-session'

export function broadcastToTabs(told: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, it never leaves this origin
  channel.postMessage(told)
  channel.close()
}

/** Hears the other tabs, not this one. Returns what ends it. */
export function onTabMessage(listener: (told: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data)
  return () => channel.close()
}
