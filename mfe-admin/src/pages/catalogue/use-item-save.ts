import { useState } from 'react'
import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { useHost } from '@homecare/remote-kit/host-context'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import { useUndo } from '../../parts/undo'
import { changeText } from './change-text'
import { itemKey, type CatalogueItem } from './item-filter'
import {
  itemInputOf,
  packageInputOf,
  testInputOf,
  type ItemErrors,
  type ItemInput,
  type ItemValues,
} from './item-values'
import { catalogueMessages } from './messages'

const text = catalogueMessages.form
const FACTS = [
  ...(['name', 'tells', 'specimen', 'fastingHours', 'turnaroundHours', 'synonyms', 'biomarkers'] as const),
  ...(['testIds', 'benefits', 'nameAr', 'tellsAr', 'benefitsAr'] as const),
]
const FIELDS = [...FACTS, 'price', 'previousPrice'] as const

interface ItemSave {
  /** Null for a new one. */
  item: CatalogueItem | null
  kind: CatalogueItem['kind']
  onItems: (items: CatalogueItems) => void
  /** Somebody else's change came first: the item as it is now. */
  onMoved: (now: CatalogueItem) => void
}

/**
 * Saves a new test or package, or what was changed of an item together with what was on screen before. Resolves with the errors for
 * the fields, or with null when there is nothing left to do.
 */
export function useItemSave({ item, kind, onItems, onMoved }: ItemSave) {
  const api = useApi()
  const { notify } = useHost()
  const offerUndo = useUndo()
  const [refusal, setRefusal] = useState<string | null>(null)

  const post = (key: CatalogueItem, from: ItemInput, to: ItemInput) =>
    api.post('/api/catalogue-items/{kind}/{id}', { params: { kind: key.kind, id: key.id }, body: { ...to, from } })

  const showMoved = async (before: CatalogueItem) => {
    const fresh = await api.get('/api/catalogue-items')
    const now = fresh.ok && fresh.data.items.find((each) => itemKey(each) === itemKey(before))
    if (!now) return setRefusal(text.movedUnseen)
    onItems(fresh.data)
    onMoved(now)
    setRefusal(text.moved(changeText(stepsBetween(before, now), fresh.data.items)))
  }

  const add = async (values: ItemValues): Promise<ItemErrors | null> => {
    const answer = await (kind === 'test'
      ? api.post('/api/catalogue-items/tests', { body: testInputOf(values) })
      : api.post('/api/catalogue-items/packages', { body: packageInputOf(values) }))
    if (!answer.ok) return refuse(answer)
    onItems(answer.data)
    const sentence = text.added(values.name?.trim() ?? '')
    const added = newest(kind, answer.data)
    if (!added?.active) {
      notify('success', sentence)
      return null
    }
    // It may have been booked meanwhile, so it stays in the list and is only no longer offered.
    const offered = pricesOf(added)
    offerUndo({ sentence, undo: () => takeBack(added, offered, { ...offered, active: false }) })
    return null
  }

  const change = async (before: CatalogueItem, values: ItemValues): Promise<ItemErrors | null> => {
    const [from, to] = changedParts(before, itemInputOf(before.kind, values))
    if (isSame(from, to)) return null
    const answer = await post(before, from, to)
    if (!answer.ok && answer.problem?.code === 'CONFLICT') {
      await showMoved(before)
      return {}
    }
    if (!answer.ok) return refuse(answer)
    onItems(answer.data)
    offerUndo({ sentence: text.saved(to.name ?? before.name), undo: () => takeBack(before, to, from) })
    return null
  }

  const takeBack = async (item: CatalogueItem, from: ItemInput, to: ItemInput): Promise<string | null> => {
    const taken = await post(item, from, to)
    if (!taken.ok) return refusalText(taken, { CONFLICT: (detail) => detail ?? text.movedUnseen })
    onItems(taken.data)
    return null
  }

  const refuse = (failure: Parameters<typeof refusalText>[0]): ItemErrors => {
    const errors = fieldErrors(failure.problem?.fields ?? {})
    if (Object.keys(errors).length === 0) setRefusal(refusalText(failure))
    return errors
  }

  const save = (values: ItemValues) => {
    setRefusal(null)
    return item ? change(item, values) : add(values)
  }
  return { refusal, save }
}

/** What was on screen, and what it is to be: prices and availability, and only the facts that differ. */
function changedParts(before: CatalogueItem, next: ItemInput): [from: ItemInput, to: ItemInput] {
  // An item without Arabic may have no such fields.
  const isNone = (fact: (typeof FACTS)[number]) => before[fact] === undefined && String(next[fact] ?? '') === ''
  const changed = FACTS.filter((fact) => next[fact] !== undefined && !isSame(next[fact], before[fact]) && !isNone(fact))
  return [
    { ...pricesOf(before), ...picked(before, changed) },
    { ...pricesOf(next), ...picked(next, changed) },
  ]
}

const pricesOf = ({ price, previousPrice, active }: ItemInput): ItemInput => ({ price, previousPrice, active })

const newest = (kind: CatalogueItem['kind'], { items }: CatalogueItems): CatalogueItem | undefined =>
  items.filter((item) => item.kind === kind).toSorted((a, b) => b.id - a.id)[0]

const picked = (facts: Partial<ItemInput>, names: readonly (typeof FACTS)[number][]): Partial<ItemInput> =>
  Object.fromEntries(names.map((name) => [name, facts[name]]))

/** The differences as an entry of the history has them. */
function stepsBetween(before: CatalogueItem, now: CatalogueItem): Record<string, unknown> {
  const names = [...FACTS, 'price', 'active'] as const
  const changed = names.filter((name) => !isSame(before[name], now[name]))
  const was = { from: before.previousPrice, to: now.previousPrice }
  return {
    ...Object.fromEntries(changed.map((name) => [name, { from: before[name], to: now[name] }])),
    ...(was.from !== was.to && { was }),
  }
}

/** The server names the fields of its body, such as `price` and `biomarkers.3`. */
function fieldErrors(fields: Record<string, string>): ItemErrors {
  const errors: ItemErrors = {}
  for (const [path, message] of Object.entries(fields)) {
    const field = FIELDS.find((each) => each === path.split('.')[0])
    if (field) errors[field] = message
  }
  return errors
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
