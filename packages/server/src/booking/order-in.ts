import type { OrderView } from '@homecare/contract/orders'
import type { CatalogueNames } from '../catalogue/names-in'

/** An order whose lines have the names of a language. */
export const orderIn = <Order extends Pick<OrderView, 'lines'>>(names: CatalogueNames, order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, name: names.ofLine(line), contents: line.contents.map(names.ofTest) })),
})
