import { filsFromAed, formatAed } from '@homecare/domain/money'
import type { CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'

const text = catalogueMessages.drawer

/** `{price: {from, to}, was: {from, to}, active: {from, to}, …}` as sentences. In an added test every `from` is null. */
export function changeText(detail: Record<string, unknown>, items: readonly CatalogueItem[]): string {
  const steps = Object.fromEntries(Object.entries(detail).flatMap(([name, value]) => stepOf(name, value)))
  const { name, tells, nameAr, tellsAr, price, was, active, specimen, fastingHours, turnaroundHours } = steps
  if (name?.from === null) return text.added
  const testName = (id: unknown) => items.find((each) => each.kind === 'test' && each.id === id)?.name ?? String(id)
  const plain = (field: string, step: Step | undefined) => step && text.step(field, toldOf(step.from), toldOf(step.to))
  const sentences = [
    price && text.price(aedOrNone(price.from), aedOrNone(price.to)),
    was && text.was(aedOrNone(was.from), aedOrNone(was.to)),
    plain(text.fields.name, name),
    plain(text.fields.tells, tells),
    plain(text.fields.nameAr, nameAr),
    plain(text.fields.tellsAr, tellsAr),
    plain(text.fields.specimen, specimen),
    plain(text.fields.fastingHours, fastingHours),
    plain(text.fields.turnaroundHours, turnaroundHours),
    listText(text.fields.synonyms, steps['synonyms'], String),
    listText(text.fields.biomarkers, steps['biomarkers'], String),
    listText(text.fields.testIds, steps['testIds'], testName),
    listText(text.fields.benefits, steps['benefits'], String),
    listText(text.fields.benefitsAr, steps['benefitsAr'], String),
    active && (active.to === true ? text.on : text.off),
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? sentences.join('. ') : text.other
}

interface Step {
  from: unknown
  to: unknown
}

const stepOf = (name: string, value: unknown): [string, Step][] =>
  value !== null && typeof value === 'object' && 'from' in value && 'to' in value ? [[name, value]] : []

const toldOf = (value: unknown): string => (value === '' ? text.none : String(value))

/** What came and went; else the order of the lines was changed. */
function listText(field: string, step: Step | undefined, nameOf: (entry: unknown) => string): string | undefined {
  if (!step || !Array.isArray(step.from) || !Array.isArray(step.to)) return undefined
  const [from, to] = [step.from.map(nameOf), step.to.map(nameOf)]
  const added = to.filter((entry) => !from.includes(entry)).join(', ')
  const removed = from.filter((entry) => !to.includes(entry)).join(', ')
  return text.list(field, added, removed)
}

const aedOrNone = (amount: unknown) => (typeof amount === 'number' ? formatAed(filsFromAed(amount)) : text.none)
