import { staffTime } from '@homecare/domain/clock'
import { formatDate, isIsoDate } from '@homecare/domain/dates'
import { auditMessages } from './messages'

const text = auditMessages
/** An instant in the format of `toISOString`. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** An entry's detail as flat pairs of name and value, with the recorded names. */
export function detailPairs(detail: Record<string, unknown>): { name: string; value: string }[] {
  return Object.entries(detail).map(([name, value]) => ({
    name: nameText(name),
    // People of a visit are counted from 1 wherever staff read them.
    value: name === 'person' && typeof value === 'number' ? String(value + 1) : valueText(value),
  }))
}

/** `attemptId` → `attempt id`. */
const nameText = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()

function writtenText(value: string): string {
  if (MOMENT.test(value)) return staffTime(new Date(value))
  return isIsoDate(value) ? formatDate(value) : value
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return text.nothing
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'string') return writtenText(value)
  if (typeof value !== 'object') return JSON.stringify(value)
  if ('from' in value && 'to' in value) return text.change(valueText(value.from), valueText(value.to))
  return Object.entries(value)
    .map(([name, inner]) => `${nameText(name)} ${valueText(inner)}`)
    .join(', ')
}
