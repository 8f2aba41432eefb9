import type { TextTree } from './text-tree.ts'

/**
 * A number, or the sign of one in a plural form, before an Arabic word. A letter or hyphen before it makes it a part of a code, and
 * ambulance and police, which keep their digits, count nothing.
 */
const BEFORE_WORD = /(?<![\p{L}-][\d.,-]*|\b99(?=[89]))(\d|#) (?=\p{Script=Arabic})/gu

/**
 * Texts whose numbers stay in one line with the word after them, which is what they count: `"24 ساعة"`. Only pages have lines that end
 * anywhere, so texts of messages keep their spaces.
 */
export function withNumbersWhole(texts: Record<string, TextTree>): Record<string, TextTree> {
  return Object.fromEntries(Object.entries(texts).map(([name, tree]) => [name, wholeIn(tree)]))
}

function wholeIn(tree: TextTree): TextTree {
  if (typeof tree === 'string') return tree.replace(BEFORE_WORD, '$1\u00A0')
  return Array.isArray(tree) ? tree.map(wholeIn) : withNumbersWhole(tree)
}
