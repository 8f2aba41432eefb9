import type { ServiceDetail } from '@homecare/contract/staff'
import { detailMessages } from './messages'

const words = detailMessages.history

/** The server records what happened as words in the past tense; here they become a sentence, with its reason if any. */
export function historyWords({ action, detail }: ServiceDetail['history'][number]): string {
  const told = action.charAt(0).toUpperCase() + action.slice(1)
  const reason = detail['reason']
  return typeof reason === 'string' && reason ? `${told}. ${words.reason(reason)}` : told
}

export const actorWords = (actor: string): string => words.actors[actor] ?? actor
