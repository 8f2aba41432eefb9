import type { OrderAnswer } from '@homecare/contract/orders'
import { DRAFT_VERSION, type Draft } from './draft'

/** The draft that an order came from. Under its old key and unchanged, it is another attempt of that order. */
export function draftFromOrder(order: OrderAnswer): Draft {
  const ids = (kind: 'test' | 'package') => order.lines.filter((line) => line.kind === kind).map((line) => line.id)
  return {
    version: DRAFT_VERSION,
    key: order.draftKey,
    testIds: ids('test'),
    packageIds: ids('package'),
    date: order.date,
    time: order.time,
    patient: order.patient,
  }
}
