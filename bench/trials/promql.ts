import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'

/** The metrics that a query selects. Throws if the query can't be read. */
export function metricsIn(query: string): string[] {
  const found = new Set<string>()
  const visit = (node: SyntaxNode): void => {
    if (node.type.isError) throw new Error(`This is not PromQL: ${query}`)
    if (node.name === 'VectorSelector') {
      const name = node.getChild('Identifier')
      if (!name) throw new Error(`A selector without a metric's name: ${query}`)
      found.add(query.slice(name.from, name.to))
      return
    }
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child)
  }
  visit(parser.parse(query).topNode)
  return [...found]
}
