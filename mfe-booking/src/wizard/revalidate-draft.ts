import type { Catalogue } from '@homecare/domain/catalogue'
import { isIsoDate } from '@homecare/domain/dates'
import { findSlot, slotStart } from '@homecare/domain/slots'
import type { FrozenOrder } from './context'
import { changeDraft, type Draft } from './draft'

/** A note about a draft of which a part can no longer be booked. */
export type RevalidationNote = 'unknown-items' | 'past-date'

interface Surroundings {
  catalogue: Catalogue
  /** Undefined until the server's time is known: the server refuses a slot that is over. */
  now: Date | undefined
  newKey: () => string
}

interface Revalidation {
  draft: Draft
  notes: readonly RevalidationNote[]
}

/** The still valid part of the draft, and notes about what was removed. The same object if all of it is valid. */
export function revalidateDraft(draft: Draft, { catalogue, now, newKey }: Surroundings): Revalidation {
  const packages = offeredIds(draft.packageIds, catalogue.packages)
  const contained = new Set(
    catalogue.packages.filter(({ id }) => packages.ids.includes(id)).flatMap((pack) => pack.testIds),
  )
  const tests = offeredIds(draft.testIds, catalogue.tests)
  const slotHolds = isFutureSlot(draft, now)
  const notes: RevalidationNote[] = []
  if (packages.lost || tests.lost) notes.push('unknown-items')
  if (draft.date !== null && !slotHolds) notes.push('past-date')
  const content = {
    testIds: tests.ids.filter((id) => !contained.has(id)),
    packageIds: packages.ids,
    ...(slotHolds ? {} : { date: null, time: null, notEatenSince: undefined }),
  }
  return { draft: changeDraft(draft, content, newKey), notes }
}

/** The draft of an order whose payment is retried: agreed items stay, also where they are no longer offered. */
export function revalidateOrder(draft: Draft, { key, lines }: FrozenOrder, surroundings: Surroundings): Revalidation {
  const ids = (kind: 'test' | 'package') => [
    ...new Set(lines.filter((line) => line.kind === kind).map((line) => line.id)),
  ]
  const slot = revalidateDraft(draft, surroundings)
  return {
    draft: { ...slot.draft, key, testIds: ids('test'), packageIds: ids('package') },
    notes: slot.notes.filter((note) => note !== 'unknown-items'),
  }
}

/** In the order in which they were chosen, each once. */
function offeredIds(chosen: readonly number[], items: readonly { id: number }[]): { ids: number[]; lost: boolean } {
  const offered = new Set(items.map(({ id }) => id))
  const once = [...new Set(chosen)]
  const ids = once.filter((id) => offered.has(id))
  return { ids, lost: ids.length < once.length }
}

function isFutureSlot({ date, time }: Pick<Draft, 'date' | 'time'>, now: Date | undefined): boolean {
  if (date === null || time === null || !isIsoDate(date) || findSlot(time) === undefined) return false
  return now === undefined || slotStart(date, time) > now
}
