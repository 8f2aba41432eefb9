// What compiled texts call. A bundler takes what a page's texts use.
export { number, plural, select } from '@messageformat/runtime'
export { ar, en, hi, ml, tl } from '@messageformat/runtime/lib/cardinals'
export { withDigits } from './digits'

/**
 * A value within a sentence of the other direction: U+2068 and U+2069 keep its own order, and the order around it
 * (Unicode's bidirectional algorithm, 2.4). A number has no order of its own.
 */
export const isolated = (value: unknown): unknown => (typeof value === 'string' ? `\u2068${value}\u2069` : value)
