import { useRef, useState } from 'react'
import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { useApi } from '../data/api-context'
import { refusalText } from '../data/use-change'
import { useUndo } from '../frame/undo'
import { itemKey, type CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'

const text = catalogueMessages

export type PriceAndState = Pick<CatalogueItem, 'price' | 'previousPrice' | 'active'>

const MIN_AED = 1
const MAX_AED = 20_000

/** The typed text as AED, or null if it is no price. A comma is accepted as the decimal separator. */
export function priceOf(text: string): number | null {
  const written = text.trim().replace(',', '.')
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(written)) return null
  const price = Number(written)
  return price >= MIN_AED && price <= MAX_AED ? price : null
}

/** Like `priceOf`, but null for an empty field (no previous price) and undefined for invalid text. */
export function wasOf(text: string): number | null | undefined {
  return text.trim() === '' ? null : (priceOf(text) ?? undefined)
}

/**
 * Saves one item. What was on screen when the editing began goes along: after somebody else's change the fresh state is
 * loaded and shown, and the next save builds on it. `save` resolves true when there is nothing left to do.
 */
export function useItemChange(item: CatalogueItem, onItems: (items: CatalogueItems) => void) {
  const offerUndo = useUndo()
  const api = useApi()
  const base = useRef<PriceAndState>(stateOf(item))
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const showFresh = async () => {
    const fresh = await api.get('/api/catalogue-items')
    const now = fresh.ok && fresh.data.items.find((one) => itemKey(one) === itemKey(item))
    if (!now) return setRefusal(text.movedUnseen)
    onItems(fresh.data)
    base.current = stateOf(now)
    const was = now.previousPrice
    setRefusal(text.moved(aed(now.price), was === null ? null : aed(was), now.active))
  }

  const post = (from: PriceAndState, to: PriceAndState) =>
    api.post('/api/catalogue-items/{kind}/{id}', { params: { kind: item.kind, id: item.id }, body: { from, ...to } })

  const takeBack = async (before: PriceAndState, saved: PriceAndState): Promise<string | null> => {
    const answer = await post(saved, before)
    if (!answer.ok) return refusalText(answer, { CONFLICT: (detail) => detail ?? text.movedUnseen })
    onItems(answer.data)
    return null
  }

  const save = async (to: PriceAndState): Promise<boolean> => {
    const from = base.current
    if (isSame(to, from)) return true
    setBusy(true)
    setRefusal(null)
    const answer = await post(from, to)
    if (answer.ok) {
      onItems(answer.data)
      offerUndo({ sentence: text.saved(item.name), undo: () => takeBack(from, to) })
    } else if (answer.problem?.code === 'CONFLICT') {
      await showFresh()
    } else {
      setRefusal(refusalText(answer))
    }
    setBusy(false)
    return answer.ok
  }
  return { busy, refusal, save }
}

const aed = (amount: number) => formatAed(filsFromAed(amount))

const stateOf = ({ price, previousPrice, active }: CatalogueItem): PriceAndState => ({
  price,
  previousPrice,
  active,
})

const isSame = (one: PriceAndState, other: PriceAndState): boolean =>
  one.price === other.price && one.previousPrice === other.previousPrice && one.active === other.active
