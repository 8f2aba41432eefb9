import { createHash } from 'node:crypto'
import pg from 'pg'
import type { SandboxOrder } from '@homecare/dev-servers/card-sandbox'
import type { ReceivedEmail } from '@homecare/dev-servers/mailbox'
import type { Told } from './load'

interface Evidence {
  databaseUrl: string
  orders: SandboxOrder[]
  mails: ReceivedEmail[]
  told: Told
  capacity: number
  /** When a worker or the database was killed, and when it was back. */
  outages: readonly Outage[]
}

/** From and to in ms since the epoch. */
export interface Outage {
  from: number
  to: number
}

type Row = Record<string, string | number | null>
type Ask = (sql: string, values?: unknown[]) => Promise<Row[]>

/** Everything that was lost or doubled, one sentence each. An empty list is a system that kept its word. */
export async function findings(evidence: Evidence): Promise<string[]> {
  const client = new pg.Client({ connectionString: evidence.databaseUrl })
  await client.connect()
  const ask: Ask = async (sql, values) => (await client.query<Row>(sql, values)).rows
  try {
    return [
      ...(await keptOrders(ask, evidence)),
      ...(await keptContacts(ask, evidence)),
      ...(await money(ask, evidence)),
      ...(await seats(ask, evidence)),
      ...(await messages(ask, evidence)),
      ...(await effects(ask)),
      ...(await mails(ask, evidence)),
    ]
  } finally {
    await client.end()
  }
}

async function keptOrders(ask: Ask, { told }: Evidence): Promise<string[]> {
  const rows = await ask(`SELECT b.draft_key AS key, b.order_id AS "orderId", b.email, count(a.id)::int AS attempts
    FROM booking b LEFT JOIN payment_attempt a ON a.booking_id = b.id GROUP BY b.id`)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const lost = told.orders.filter(({ key, orderId, email }) => {
    const row = byKey.get(key)
    return row?.orderId !== orderId || row.email !== email
  })
  const known = new Set([...told.orders.map(({ key }) => key), ...told.unanswered])
  return [
    ...lost.map(({ orderId }) => `${orderId} was answered with 200 and is not there`),
    ...rows.filter(({ key }) => !known.has(String(key))).map(({ orderId }) => `${orderId} was asked for by nobody`),
    ...rows.filter(({ attempts }) => attempts !== 1).map((row) => `${row.orderId} has ${row.attempts} attempts`),
  ]
}

async function keptContacts(ask: Ask, { told }: Evidence): Promise<string[]> {
  const rows = await ask(
    `SELECT split_part(email, '@', 1) AS mark, count(*)::int AS count FROM service_request GROUP BY 1`,
  )
  const counts = new Map(rows.map(({ mark, count }) => [mark, count]))
  return [
    ...told.contacts
      .filter((mark) => counts.get(mark) !== 1)
      .map((mark) => `message ${mark} was answered with 201 and is there ${counts.get(mark) ?? 0} times`),
    ...told.sentContacts
      .filter((mark) => Number(counts.get(mark) ?? 0) > 1)
      .map((mark) => `message ${mark} is doubled`),
  ]
}

/** Our books against the gateway's. */
async function money(ask: Ask, { orders }: Evidence): Promise<string[]> {
  const rows =
    await ask(`SELECT a.attempt_id AS "attemptId", a.state, a.amount_fils AS fils, b.payment_status AS payment,
      b.needs_action AS action, (SELECT count(*)::int FROM payment_attempt p WHERE p.booking_id = b.id AND p.state = 'paid') AS paid
    FROM payment_attempt a JOIN booking b ON b.id = a.booking_id`)
  const atGateway = new Map(orders.map((order) => [order.orderNo, order]))
  return rows.flatMap(({ attemptId, state, fils, payment, action, paid }) => {
    const order = atGateway.get(String(attemptId))
    const isIn = order?.status === 'Shipped' || order?.status === 'Successful'
    const told: string[] = []
    if (isIn && payment !== 'Paid' && action === null)
      told.push(`${attemptId} is paid at the gateway, here it is ${payment}`)
    if (!isIn && state === 'paid')
      told.push(`${attemptId} is paid here, at the gateway it is ${order?.status ?? 'unknown'}`)
    if (isIn && order.amountFils !== fils) told.push(`${attemptId} was charged ${order.amountFils} instead of ${fils}`)
    if (order?.outcome && state === 'initiated') told.push(`${attemptId} ended at the gateway and is still open here`)
    if (Number(paid) > 1) told.push(`${attemptId} is of an order that is paid ${paid} times`)
    return told
  })
}

async function seats(ask: Ask, { capacity }: Evidence): Promise<string[]> {
  const over = await ask(
    `SELECT date, time, count(*)::int AS count FROM slot_seat GROUP BY 1, 2 HAVING count(*) > $1`,
    [capacity],
  )
  const without =
    await ask(`SELECT order_id AS "orderId" FROM booking b WHERE payment_status = 'Paid' AND needs_action IS NULL
    AND NOT EXISTS (SELECT FROM slot_seat s WHERE s.booking_id = b.id AND s.state = 'booked')`)
  const unpaid = await ask(`SELECT order_id AS "orderId" FROM booking b JOIN slot_seat s ON s.booking_id = b.id
    WHERE s.state = 'booked' AND b.payment_status <> 'Paid'`)
  return [
    ...over.map(({ date, time, count }) => `${date} ${time} has ${count} seats of ${capacity}`),
    ...without.map(({ orderId }) => `${orderId} is paid and has no seat, and nobody is told`),
    ...unpaid.map(({ orderId }) => `${orderId} has a seat for good and is not paid`),
  ]
}

/** A push that we answered is stored, whatever happened next. */
async function messages(ask: Ask, { orders }: Evidence): Promise<string[]> {
  const rows = await ask(
    `SELECT order_no AS "orderNo", count(*)::int AS count FROM gateway_message WHERE source = 'push' GROUP BY 1`,
  )
  const stored = new Map(rows.map(({ orderNo, count }) => [orderNo, Number(count)]))
  return orders.flatMap(({ orderNo, notes }) => {
    const answered = notes.filter((note) => /^Notification \d+: response 200$/.test(note)).length
    return answered > (stored.get(orderNo) ?? 0) ? [`${orderNo}: a push was answered with 200 and not stored`] : []
  })
}

async function effects(ask: Ask): Promise<string[]> {
  const open = await ask(`SELECT effect_key AS key, relayed_at IS NULL AS waiting FROM outbox o
    WHERE NOT EXISTS (SELECT FROM effect_done e WHERE e.effect_key = o.effect_key)
      AND (not_before IS NULL OR not_before <= now())`)
  return open.map(
    ({ key, waiting }) => `${key} was decided and never done${waiting ? ': it is still in the outbox' : ''}`,
  )
}

const messageIdOf = (effectKey: string): string => createHash('sha256').update(effectKey).digest('hex').slice(0, 32)

/** What a mail may take from the decision to send it until it is in the mailbox: the worker's limit for a send. */
const SEND_MS = 10_000
/** From a mail's acceptance to its date, and to our note of it. */
const NOTE_MS = 2_000

async function mails(ask: Ask, { mails, outages }: Evidence): Promise<string[]> {
  const rows = await ask(
    `SELECT o.effect_key AS key, (extract(epoch FROM e.done_at) * 1000)::float8 AS "notedAt"
    FROM outbox o LEFT JOIN effect_done e USING (effect_key) WHERE name LIKE 'mail-%'`,
  )
  const expected = new Map(rows.map(({ key, notedAt }) => [messageIdOf(String(key)), notedAt]))
  const byId = new Map<string, ReceivedEmail[]>()
  for (const mail of mails) {
    const id = mail.messageId.replace(/^<|@.*$/g, '')
    byId.set(id, [...(byId.get(id) ?? []), mail])
  }
  // Said by nobody any more: the payment went through after all.
  const mayBeAbsent = (key: string) => key.startsWith('mail-payment-failed:')
  return [
    ...rows
      .map(({ key }) => String(key))
      .filter((key) => !byId.has(messageIdOf(key)) && !mayBeAbsent(key))
      .map((key) => `${key}: no such mail arrived`),
    ...[...byId.keys()]
      .filter((id) => !expected.has(id))
      .map((id) => `a mail with the unknown Message-ID ${id} arrived`),
    ...[...byId].flatMap(([id, same]) => repeated(same, Number(expected.get(id) ?? Infinity), outages)),
  ]
}

/** A mail may come again only if whoever sent it, or the database, was killed before it was noted. */
function repeated(same: ReceivedEmail[], notedAt: number, outages: readonly Outage[]): string[] {
  const [first, ...again] = same.toSorted((a, b) => a.date.localeCompare(b.date)) as [ReceivedEmail, ...ReceivedEmail[]]
  const name = `"${first.subject}" to ${first.to}`
  const words = ({ to, subject, text }: ReceivedEmail): string => `${to}\n${subject}\n${text}`
  const told: string[] = []
  let before = first
  for (const mail of again) {
    const [from, to] = [Date.parse(before.date) - NOTE_MS, Date.parse(mail.date)]
    if (words(mail) !== words(first)) told.push(`${name} came twice with different words`)
    if (to > notedAt + SEND_MS)
      told.push(`${name} came again ${Math.round((to - notedAt) / 1000)} s after it was noted`)
    if (!outages.some((outage) => outage.from <= to && outage.to >= from))
      told.push(`${name} came again, and nothing was killed in the meantime`)
    before = mail
  }
  return told
}

/** How many mails came more than once, each time counted: not wrong by itself, see {@link repeated}. */
export const mailsAgain = (mails: readonly ReceivedEmail[]): number =>
  mails.length - new Set(mails.map(({ messageId }) => messageId)).size
