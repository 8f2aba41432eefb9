import type { StaffReport } from '@homecare/contract/reports'
import type { RequestDetail } from '@homecare/contract/staff'
import { formatDate, isIsoDate } from '@homecare/domain/dates'
import { spacedAccession } from '@homecare/domain/sample'
import { actionText } from '../action-names'
import { ACTOR_NAMES } from '../actor-names'
import { historyMessages } from './history-messages'
import { detailMessages } from './messages'

const text = historyMessages

type Entry = RequestDetail['history'][number]

/** A record as its history is read: requests have neither people nor reports. */
export interface RecordWithHistory extends Pick<RequestDetail, 'history'> {
  people?: readonly string[]
  reports?: readonly Pick<StaffReport, 'id' | 'person'>[]
}

/** Whose report an entry is about; undefined for a visit of one person and for other entries. */
export type ReportOwnerOf = (detail: Entry['detail']) => string | undefined

/** Entries keep the report's id, or the person's place in the list of names, so that erased names are gone. */
export function reportOwnerOf({ people = [], reports = [] }: Omit<RecordWithHistory, 'history'>): ReportOwnerOf {
  return ({ reportId, person }) => {
    if (people.length < 2) return undefined
    const place = typeof person === 'number' ? person : reports.find(({ id }) => id === reportId)?.person
    return place === undefined ? undefined : people[place]
  }
}

/** The server records actions as words in the past tense; here they become sentences with their details. */
export function historyText({ action, detail }: Entry, ownerOf: ReportOwnerOf = () => undefined): string {
  const parts = [actionText(action), moveText(detail), refundText(detail['refund']), reasonText(detail['reason'])]
  const gatewayMessage = textOrNone(detail['detail']) ?? textOrNone(detail['said'])
  const nurse = textOrNone(detail['nurse'])
  const amount = textOrNone(detail['amount'])
  const note = textOrNone(detail['note'])
  const accession = textOrNone(detail['accession'])
  const owner = ownerOf(detail)
  if (nurse) parts.push(nurse)
  if (amount) parts.push(amount)
  if (accession) parts.push(text.accession(spacedAccession(accession)))
  if (owner) parts.push(text.reportOf(owner))
  if (gatewayMessage) parts.push(text.gateway(gatewayMessage))
  if (note) parts.push(text.note(note))
  return parts.filter(Boolean).join('. ')
}

export const actorText = ({ actor, name }: Pick<Entry, 'actor' | 'name'>): string => ACTOR_NAMES[actor] ?? name ?? actor

const textOrNone = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const refundText = (refund: unknown) => (typeof refund === 'string' ? text.refund[refund] : undefined)

/** Reasons of staff are free text; the gateway's are codes with a sentence each. */
function reasonText(reason: unknown): string | undefined {
  const written = textOrNone(reason)
  return written && (detailMessages.needsAction.reasons[written] ?? text.reason(written))
}

/** The old and the new time of a moved visit, recorded as `2026-03-03 10:00 Am`. */
function moveText(detail: Entry['detail']): string | undefined {
  const from = textOrNone(detail['from'])
  const to = textOrNone(detail['to'])
  if (from && to) return text.fromTo(slotText(from), slotText(to))
  return to && text.to(slotText(to))
}

function slotText(slot: string): string {
  const [date = '', time = ''] = slot.split(/ (.*)/s)
  return isIsoDate(date) ? `${formatDate(date)}, ${time}` : slot
}
