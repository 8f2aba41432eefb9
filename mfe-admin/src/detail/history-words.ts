import type { ServiceDetail } from '@homecare/contract/staff'
import { detailMessages } from './messages'

const words = detailMessages.history

/** The server records what happened as words in the past tense; here they become a sentence, with what is known of it. */
export function historyWords({ action, detail }: ServiceDetail['history'][number]): string {
  const told = action.charAt(0).toUpperCase() + action.slice(1)
  return [told, refundWords(detail['refund']), reasonWords(detail['reason'])].filter(Boolean).join('. ')
}

export const actorWords = (actor: string): string => words.actors[actor] ?? actor

const refundWords = (refund: unknown) => (typeof refund === 'string' ? words.refund[refund] : undefined)

/** Staff write a reason; the gateway's is a code that has its own sentence. */
function reasonWords(reason: unknown): string | undefined {
  if (typeof reason !== 'string' || !reason) return undefined
  return detailMessages.payment.needsAction[reason] ?? words.reason(reason)
}
