import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { RunningCardSandbox, SandboxOrder } from '@homecare/dev-servers/card-sandbox'
import type { ReceivedEmail, RunningMailbox } from '@homecare/dev-servers/mailbox'
import { withClient } from '@homecare/dev-servers/postgres'
import { waitFor } from '@homecare/dev-servers/wait-for'
import type { VisitorRecord } from './load'
import { openEffects } from './open-effects'

interface Tried {
  databaseUrl: string
  sandbox: Pick<RunningCardSandbox, 'orders'>
  mailbox: Pick<RunningMailbox, 'messages'>
  record: VisitorRecord
  capacity: number
  /** When a worker or the database was down. */
  outages: readonly Outage[]
}

interface Evidence extends Tried {
  orders: SandboxOrder[]
  emails: ReceivedEmail[]
}

/** From and to in ms since the epoch. */
export interface Outage {
  from: number
  to: number
}

type Row = Record<string, string | number | null>
type RunQuery = (sql: string, values?: unknown[]) => Promise<Row[]>

/** Waits until the system settles. One sentence for everything that was lost or duplicated; empty if it kept every promise. */
export const findings = (tried: Tried): Promise<string[]> =>
  withClient(tried.databaseUrl, async (client) => {
    const settled = await settles(client, tried.sandbox)
    const evidence = { ...tried, orders: tried.sandbox.orders(), emails: tried.mailbox.messages() }
    const query: RunQuery = async (sql, values) => (await client.query<Row>(sql, values)).rows
    return [
      ...(settled ? [] : ['The system did not settle in time.']),
      ...(await checkOrders(query, evidence)),
      ...(await checkContacts(query, evidence)),
      ...(await checkPayments(query, evidence)),
      ...(await checkSeats(query, evidence)),
      ...(await checkNotifications(query, evidence)),
      ...(await checkEffects(client)),
      ...(await checkEmails(query, evidence)),
    ]
  })

const SETTLE_TIMEOUT_MS = 150_000

/** Returns whether all due effects are handled and all ended payments settled in time. */
function settles(client: pg.Client, sandbox: Pick<RunningCardSandbox, 'orders'>): Promise<boolean> {
  const isSettled = async (): Promise<boolean> => {
    const ended = sandbox.orders().flatMap(({ orderNo, outcome }) => (outcome ? [orderNo] : []))
    const unsettled = await client.query(
      `SELECT FROM payment_attempt WHERE state = 'initiated' AND attempt_id = ANY($1::text[])`,
      [ended],
    )
    return unsettled.rowCount === 0 && (await openEffects(client)).length === 0
  }
  return waitFor(isSettled, { timeoutMs: SETTLE_TIMEOUT_MS, intervalMs: 250, what: 'the system to settle' }).then(
    () => true,
    () => false,
  )
}

async function checkOrders(query: RunQuery, { record }: Evidence): Promise<string[]> {
  const rows = await query(`SELECT b.draft_key AS key, b.order_id AS "orderId", b.email, count(a.id)::int AS attempts
    FROM booking b LEFT JOIN payment_attempt a ON a.booking_id = b.id GROUP BY b.id`)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const lost = record.orders.filter(({ key, orderId, email }) => {
    const row = byKey.get(key)
    return row?.orderId !== orderId || row.email !== email
  })
  const known = new Set([...record.orders.map(({ key }) => key), ...record.unanswered])
  return [
    ...lost.map(({ orderId }) => `${orderId} was confirmed with 200 and does not exist`),
    ...rows.filter(({ key }) => !known.has(String(key))).map(({ orderId }) => `${orderId} was requested by nobody`),
    ...rows.filter(({ attempts }) => attempts !== 1).map((row) => `${row.orderId} has ${row.attempts} attempts`),
  ]
}

async function checkContacts(query: RunQuery, { record }: Evidence): Promise<string[]> {
  const rows = await query(
    `SELECT split_part(email, '@', 1) AS mark, count(*)::int AS count FROM service_request GROUP BY 1`,
  )
  const counts = new Map(rows.map(({ mark, count }) => [mark, count]))
  return [
    ...record.contacts
      .filter((mark) => counts.get(mark) !== 1)
      .map((mark) => `message ${mark} was accepted with 201 and stored ${counts.get(mark) ?? 0} times`),
    ...record.sentContacts
      .filter((mark) => Number(counts.get(mark) ?? 0) > 1)
      .map((mark) => `message ${mark} is duplicated`),
  ]
}

/** Compares our payments with the gateway's. */
async function checkPayments(query: RunQuery, { orders }: Evidence): Promise<string[]> {
  const rows =
    await query(`SELECT a.attempt_id AS "attemptId", a.state, a.amount_fils AS fils, b.payment_status AS payment,
      b.needs_action AS action, (SELECT count(*)::int FROM payment_attempt p WHERE p.booking_id = b.id AND p.state = 'paid') AS paid
    FROM payment_attempt a JOIN booking b ON b.id = a.booking_id`)
  const atGateway = new Map(orders.map((order) => [order.orderNo, order]))
  return rows.flatMap(({ attemptId, state, fils, payment, action, paid }) => {
    const order = atGateway.get(String(attemptId))
    const isIn = order?.status === 'Shipped'
    const problems: string[] = []
    if (isIn && payment !== 'Paid' && action === null)
      problems.push(`${attemptId} is paid at the gateway, here it is ${payment}`)
    if (!isIn && state === 'paid')
      problems.push(`${attemptId} is paid here, at the gateway it is ${order?.status ?? 'unknown'}`)
    if (isIn && order.amountFils !== fils)
      problems.push(`${attemptId} was charged ${order.amountFils} instead of ${fils}`)
    if (order?.outcome && state === 'initiated')
      problems.push(`${attemptId} ended at the gateway and is still open here`)
    if (Number(paid) > 1) problems.push(`${attemptId} is of an order that is paid ${paid} times`)
    return problems
  })
}

async function checkSeats(query: RunQuery, { capacity }: Evidence): Promise<string[]> {
  const over = await query(
    `SELECT date, time, count(*)::int AS count FROM slot_seat GROUP BY 1, 2 HAVING count(*) > $1`,
    [capacity],
  )
  const without =
    await query(`SELECT order_id AS "orderId" FROM booking b WHERE payment_status = 'Paid' AND needs_action IS NULL
    AND NOT EXISTS (SELECT FROM slot_seat s WHERE s.booking_id = b.id AND s.state = 'booked')`)
  const unpaid = await query(`SELECT order_id AS "orderId" FROM booking b JOIN slot_seat s ON s.booking_id = b.id
    WHERE s.state = 'booked' AND b.payment_status <> 'Paid'`)
  return [
    ...over.map(({ date, time, count }) => `${date} ${time} has ${count} seats of ${capacity}`),
    ...without.map(({ orderId }) => `${orderId} is paid without a seat and does not need action`),
    ...unpaid.map(({ orderId }) => `${orderId} has a booked seat and is not paid`),
  ]
}

/** A notification that was answered with 200 must be stored. */
async function checkNotifications(query: RunQuery, { orders }: Evidence): Promise<string[]> {
  const rows = await query(
    `SELECT order_no AS "orderNo", count(*)::int AS count FROM gateway_message WHERE source = 'push' GROUP BY 1`,
  )
  const stored = new Map(rows.map(({ orderNo, count }) => [orderNo, Number(count)]))
  return orders.flatMap(({ orderNo, notes }) => {
    const answered = notes.filter((note) => /^Notification \d+: response 200$/.test(note)).length
    return answered > (stored.get(orderNo) ?? 0)
      ? [`${orderNo}: a notification was answered with 200 and not stored`]
      : []
  })
}

async function checkEffects(db: pg.Client): Promise<string[]> {
  return (await openEffects(db)).map(
    ({ key, waiting }) => `${key} was committed and never handled${waiting ? ': it is still in the outbox' : ''}`,
  )
}

const messageIdOf = (effectKey: string): string => createHash('sha256').update(effectKey).digest('hex').slice(0, 32)

/** The worker's timeout for sending an email. */
const SEND_MS = 10_000
/** The tolerance between an email's acceptance, its date and our record of it. */
const TOLERANCE_MS = 2_000

async function checkEmails(query: RunQuery, { emails, outages }: Evidence): Promise<string[]> {
  const rows = await query(
    `SELECT o.effect_key AS key, (extract(epoch FROM e.done_at) * 1000)::float8 AS "recordedAt"
    FROM outbox o LEFT JOIN effect_done e USING (effect_key) WHERE name LIKE 'email-%'`,
  )
  const expected = new Map(rows.map(({ key, recordedAt }) => [messageIdOf(String(key)), recordedAt]))
  const byId = new Map<string, ReceivedEmail[]>()
  for (const email of emails) {
    // Where replies are read, a dot and the record's token come behind it.
    const id = email.messageId.replace(/^<|[.@].*$/g, '')
    byId.set(id, [...(byId.get(id) ?? []), email])
  }
  // Not sent if the payment succeeded in the end.
  const mayBeAbsent = (key: string) => key.startsWith('email-payment-failed:')
  return [
    ...rows
      .map(({ key }) => String(key))
      .filter((key) => !byId.has(messageIdOf(key)) && !mayBeAbsent(key))
      .map((key) => `${key}: no such email arrived`),
    ...[...byId.keys()]
      .filter((id) => !expected.has(id))
      .map((id) => `an email with the unknown Message-ID ${id} arrived`),
    ...[...byId].flatMap(([id, same]) => repeated(same, Number(expected.get(id) ?? Infinity), outages)),
  ]
}

/** An email may arrive twice only if a worker or the database was killed before it was recorded. */
function repeated(same: ReceivedEmail[], recordedAt: number, outages: readonly Outage[]): string[] {
  const [first, ...repeats] = same.toSorted((a, b) => a.date.localeCompare(b.date)) as [
    ReceivedEmail,
    ...ReceivedEmail[],
  ]
  const name = `"${first.subject}" to ${first.to}`
  const contentOf = ({ to, subject, text }: ReceivedEmail): string => `${to}\n${subject}\n${text}`
  const problems: string[] = []
  let before = first
  for (const email of repeats) {
    const [from, to] = [Date.parse(before.date) - TOLERANCE_MS, Date.parse(email.date)]
    if (contentOf(email) !== contentOf(first)) problems.push(`${name} arrived twice with different texts`)
    if (to > recordedAt + SEND_MS)
      problems.push(`${name} arrived again ${Math.round((to - recordedAt) / 1000)} s after it was recorded`)
    if (!outages.some((outage) => outage.from <= to && outage.to >= from))
      problems.push(`${name} arrived again although nothing was killed in the meantime`)
    before = email
  }
  return problems
}
