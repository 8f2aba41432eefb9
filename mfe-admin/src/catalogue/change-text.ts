import { filsFromAed, formatAed } from '@homecare/domain/money'
import { catalogueMessages } from './messages'

const text = catalogueMessages.drawer

/** `{price: {from, to}, was: {from, to}, active: {from, to}}` as sentences. */
export function changeText(detail: Record<string, unknown>): string {
  const price = step(detail['price'])
  const was = step(detail['was'])
  const active = step(detail['active'])
  const sentences = [
    price &&
      typeof price.from === 'number' &&
      typeof price.to === 'number' &&
      text.price(aed(price.from), aed(price.to)),
    was && text.was(aedOrNone(was.from), aedOrNone(was.to)),
    active && (active.to === true ? text.on : text.off),
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? sentences.join('. ') : text.other
}

const step = (value: unknown): { from: unknown; to: unknown } | undefined =>
  value !== null && typeof value === 'object' && 'from' in value && 'to' in value ? value : undefined

const aedOrNone = (amount: unknown) => (typeof amount === 'number' ? aed(amount) : text.none)
const aed = (amount: number) => formatAed(filsFromAed(amount))
