import type { ServiceDetail } from '@homecare/contract/staff'
import { formatDate, isIsoDate } from '@homecare/domain/dates'
import { detailMessages } from './messages'

const words = detailMessages.history

type Entry = ServiceDetail['history'][number]

/** The server records actions as words in the past tense; here they become sentences with their details. */
export function historyText({ action, detail }: Entry): string {
  const sentence = words.actions[action] ?? action.charAt(0).toUpperCase() + action.slice(1)
  const parts = [sentence, wayText(detail), refundText(detail['refund']), reasonText(detail['reason'])]
  const said = text(detail['detail']) ?? text(detail['said'])
  const note = text(detail['note'])
  if (said) parts.push(words.gateway(said))
  if (note) parts.push(words.note(note))
  return parts.filter(Boolean).join('. ')
}

export const actorText = (actor: string): string => words.actors[actor] ?? actor

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const refundText = (refund: unknown) => (typeof refund === 'string' ? words.refund[refund] : undefined)

/** Reasons of staff are free text; the gateway's are codes with a sentence each. */
function reasonText(reason: unknown): string | undefined {
  const written = text(reason)
  return written && (detailMessages.needsAction.reasons[written] ?? words.reason(written))
}

/** Where a visit was moved from and to, as `2026-03-03 10:00 Am`. */
function wayText(detail: Entry['detail']): string | undefined {
  const from = text(detail['from'])
  const to = text(detail['to'])
  if (from && to) return words.fromTo(slotText(from), slotText(to))
  return to && words.to(slotText(to))
}

function slotText(slot: string): string {
  const [date = '', time = ''] = slot.split(/ (.*)/s)
  return isIsoDate(date) ? `${formatDate(date)}, ${time}` : slot
}
