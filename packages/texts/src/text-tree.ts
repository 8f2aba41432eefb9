import { parse } from '@messageformat/parser'

/** A file of texts: ICU messages by name, in objects and lists as deep as its page needs. */
export type TextTree = string | TextTree[] | { [name: string]: TextTree }

/** How a message uses a value: put into the sentence, counted for its plural, or choosing between cases. */
export type Use = 'shown' | 'counted' | 'chosen'

type Tokens = ReturnType<typeof parse>
type Token = Tokens[number] | { type: 'octothorpe' }

/** The values of a message with their uses. Throws with line and column if the message can't be read. */
export function valuesOf(message: string): Map<string, Set<Use>> {
  const values = new Map<string, Set<Use>>()
  for (const token of tokensOf(message)) {
    if (token.type === 'content' || token.type === 'octothorpe') continue
    const use = token.type === 'argument' ? 'shown' : token.type === 'select' ? 'chosen' : 'counted'
    values.set(token.arg, new Set(values.get(token.arg)).add(use))
  }
  return values
}

/** The tags of a message, such as `link` of `<link>here</link>`, in the order of their names. */
export const tagsOf = (message: string): string[] =>
  [...message.matchAll(/<\/?([A-Za-z]+)>/g)].map(([tag]) => tag).sort()

/** What people read of a message: every branch, without values and tags. */
export const wordsOf = (message: string): string[] =>
  tokensOf(message).flatMap((token) => (token.type === 'content' ? [token.value.replace(/<\/?[A-Za-z]+>/g, '')] : []))

/** The plural forms that a message has for each value that it counts. */
export const formsOf = (message: string): string[][] =>
  tokensOf(message).flatMap((token) => (token.type === 'plural' ? [token.cases.map(({ key }) => key)] : []))

/** Each number or value of a message that stands before a word, with that word and the plural form of its branch. */
export const countedOf = (message: string): { form: string | undefined; noun: string }[] =>
  countedIn(parse(message), undefined)

function countedIn(tokens: readonly Token[], form: string | undefined): { form: string | undefined; noun: string }[] {
  return tokens.flatMap((token, at) => {
    if (token.type === 'plural') return token.cases.flatMap(({ key, tokens: inner }) => countedIn(inner, key))
    if ('cases' in token) return token.cases.flatMap(({ tokens: inner }) => countedIn(inner, form))
    const next = tokens[at + 1]
    const [, noun] = (next?.type === 'content' && /^[\s\u00a0]+([\p{L}\p{M}]+)/u.exec(next.value)) || []
    if (token.type === 'content' || noun === undefined) return []
    // "{provider} on {day}" counts nothing.
    if (tokens[at + 2]?.type === 'argument' && next?.type === 'content' && next.value.trim() === noun) return []
    return [{ form: token.type === 'octothorpe' ? form : undefined, noun }]
  })
}

function tokensOf(message: string): Token[] {
  const all = (tokens: readonly Token[]): Token[] =>
    tokens.flatMap((token) => {
      if (token.type === 'function')
        throw new Error(`{${token.arg}, ${token.key}}: dates, times and amounts are written by packages/domain`)
      return 'cases' in token ? [token, ...token.cases.flatMap((each) => all(each.tokens))] : [token]
    })
  return all(parse(message))
}

/** Every message of a file by its path, such as `sent.readyItems.2`. */
export function messagesOf(tree: TextTree, path = ''): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path, tree]])
  return new Map(
    Object.entries(tree).flatMap(([name, part]) => [...messagesOf(part, path === '' ? name : `${path}.${name}`)]),
  )
}
