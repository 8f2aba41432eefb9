import type { BloodTestDetail } from '@homecare/contract/staff'
import { detailMessages } from './messages'

const words = detailMessages.gateway

type GatewayMessage = BloodTestDetail['gatewayMessages'][number]

/** What came from the gateway, as a sentence: by which way, and what was made of it. */
export function gatewayText({ source, verdict }: GatewayMessage): string {
  return words.sources[source](verdictText(verdict))
}

/** Browser and push say `known: Success`, what the gateway wrote; an asked status is what became of the attempt. */
function verdictText(verdict: string | null): string {
  if (!verdict) return words.unread
  const [kind = '', said = ''] = verdict.split(/: (.*)/s)
  if (kind === 'known') return words.said[said.trim().toLowerCase()] ?? `“${said}”`
  return words.verdicts[kind] ?? detailMessages.needsAction.short[kind] ?? kind
}
