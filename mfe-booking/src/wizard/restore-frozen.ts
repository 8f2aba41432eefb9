import type { FrozenOrder } from './context'
import type { restoreDraft } from './restore-draft'

type Restored = ReturnType<typeof restoreDraft>

/** The draft of an order that is paid for once more: what was agreed stands, also where it is no longer offered. */
export function restoreFrozen({ draft, notes }: Restored, { key, lines }: FrozenOrder): Restored {
  const ids = (kind: 'test' | 'package') => lines.filter((line) => line.kind === kind).map((line) => line.id)
  return {
    draft: { ...draft, key, testIds: ids('test'), packageIds: ids('package') },
    notes: notes.filter((note) => note !== 'unknown-items'),
  }
}
