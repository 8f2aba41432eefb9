import type { Ctx } from '@homecare/server/process/context'
import { listBookings } from '@homecare/server/booking/list'
import { listRequests } from '@homecare/server/request/list'
import type pg from 'pg'

type Query = Parameters<typeof listRequests>[0]['input']
type Statement = Extract<Parameters<Ctx['db']['$queryRaw']>[0], { sql: string }>

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/**
 * Runs one list call and has Postgres explain each statement that it sent. Returns the tables that a statement reads
 * sequentially, and the plans as text.
 */
export async function explainList(
  db: Ctx['db'],
  explainer: pg.Client,
  list: 'services' | 'bloodtests',
  query: Partial<Query>,
): Promise<{ scanned: string[]; plans: string[] }> {
  const statements: Statement[] = []
  const recording = new Proxy(db, {
    get(target, name) {
      if (name !== '$queryRaw') return Reflect.get(target, name) as unknown
      return (statement: Statement) => {
        statements.push(statement)
        return target.$queryRaw(statement)
      }
    },
  })
  const ctx = { db: recording, now: () => new Date() } as unknown as Ctx
  await { services: listRequests, bloodtests: listBookings }[list]({
    ctx,
    input: { limit: 50, sort: 'created', ...query },
  })

  const scanned = new Set<string>()
  const plans: string[] = []
  for (const statement of statements) {
    const { rows } = await explainer.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON, ANALYZE, BUFFERS OFF) ${statement.text}`,
      statement.values,
    )
    const [found] = rows[0]?.['QUERY PLAN'] ?? []
    plans.push(JSON.stringify(found))
    if (found) collect(found.Plan, scanned)
  }
  return { scanned: [...scanned], plans }
}

const DATA = new Set(['booking', 'service_request', 'booking_line'])

function collect(plan: Plan, scanned: Set<string>): void {
  const table = plan['Relation Name']
  if (plan['Node Type'] === 'Seq Scan' && table && DATA.has(table)) scanned.add(table)
  for (const part of plan.Plans ?? []) collect(part, scanned)
}
