import type { BloodTestDetail } from '@homecare/contract/staff'
import { detailMessages } from './messages'

const words = detailMessages.gateway

type GatewayMessage = BloodTestDetail['gatewayMessages'][number]

/** A message of the gateway as a sentence: how it arrived, and its result. */
export function gatewayText({ source, verdict }: GatewayMessage): string {
  return words.sources[source](verdictText(verdict))
}

/** A return or notification has `known: Success`, the gateway's status; a status call has the attempt's new status. */
function verdictText(verdict: string | null): string {
  if (!verdict) return words.unread
  const [kind = '', said = ''] = verdict.split(/: (.*)/s)
  if (kind === 'known') return words.said[said.trim().toLowerCase()] ?? `“${said}”`
  return words.verdicts[kind] ?? detailMessages.needsAction.short[kind] ?? kind
}
