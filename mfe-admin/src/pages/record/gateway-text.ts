import type { BloodTestDetail } from '@homecare/contract/staff'
import { detailMessages } from '../../parts/record/messages'

const text = detailMessages.gateway

type GatewayMessage = BloodTestDetail['gatewayMessages'][number]

/** A message of the gateway as a sentence: how it arrived, and its result. */
export function gatewayText({ source, verdict }: GatewayMessage): string {
  return text.sources[source](verdictText(verdict))
}

/** A return or notification has `known: Success`, the gateway's status; a status call has the attempt's new status. */
function verdictText(verdict: string | null): string {
  if (!verdict) return text.unread
  const [kind = '', message = ''] = verdict.split(/: (.*)/s)
  if (kind === 'known') return text.gatewayMessages[message.trim().toLowerCase()] ?? `“${message}”`
  return text.verdicts[kind] ?? detailMessages.needsAction.short[kind] ?? kind
}
