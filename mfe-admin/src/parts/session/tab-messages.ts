import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'

/** Messages from one tab of a browser to the others about their common session. */
export type TabMessage =
  | { kind: 'ended' }
  | { kind: 'began'; userName: string }
  | { kind: 'renewed'; info: SessionInfo }

const CHANNEL = 'staff-session'

export function broadcastToTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, it never leaves this origin
  channel.postMessage(message)
  channel.close()
}

/** Calls the listener for messages of other tabs. Returns a function that removes it. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data)
  return () => channel.close()
}
