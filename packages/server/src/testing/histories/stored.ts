import type { AttemptState } from '@homecare/domain/payment'
import type { World } from './world'

export interface StoredAttempt {
  attemptId: string
  orderNo: string
  trackingId: string | null
  amountFils: number
  /** The refund of all that was left after the parts. */
  refund: string
  parts: { id: string; number: number; amountFils: number; state: string }[]
  state: AttemptState
  flag: string | null
  nextCheckAt: string | null
}

export interface Transition {
  attemptId: string
  was: AttemptState
  now: AttemptState
  at: number
}

export interface StoredHistory {
  status: string
  paymentStatus: string
  needsAction: string | null
  seat: { state: string } | null
  attempts: StoredAttempt[]
  transitions: Transition[]
  /** Emails, refunds and what else the worker has to do. */
  effects: { name: string; payload: Record<string, string> }[]
  /** Differences from the gateway's list that staff have not settled. */
  findings: { kind: string; referenceNo: string | null }[]
  /** How often each posted message is stored. */
  messages: Record<string, number>
  /** How many messages were counted that can't be decrypted. */
  unreadable: number
}

/** All that the rules look at, in one query. */
export const READ = `SELECT b.status, b.payment_status AS "paymentStatus", b.needs_action AS "needsAction",
  (SELECT json_build_object('state', state) FROM slot_seat WHERE booking_id = b.id) AS seat,
  (SELECT coalesce(json_agg(json_build_object('attemptId', attempt_id, 'orderNo', coalesce(order_no, attempt_id),
    'trackingId', tracking_id, 'amountFils', amount_fils, 'refund', refund, 'state', state, 'flag', flag,
    'nextCheckAt', next_check_at, 'parts', (SELECT coalesce(json_agg(json_build_object('id', p.id, 'number', p.number,
    'amountFils', p.amount_fils, 'state', p.state)), '[]') FROM part_refund p WHERE p.payment_attempt_id = a.id)) ORDER BY number), '[]') FROM payment_attempt a WHERE booking_id = b.id) AS attempts,
  (SELECT coalesce(json_agg(json_build_object('attemptId', attempt_id, 'was', was, 'now', now,
    'at', extract(epoch FROM at) * 1000) ORDER BY id), '[]') FROM state_transition) AS transitions,
  (SELECT coalesce(json_agg(json_build_object('name', name, 'payload', payload)), '[]')
    FROM outbox WHERE payload->>'bookingId' = b.id::text) AS effects,
  (SELECT coalesce(json_agg(json_build_object('kind', kind, 'referenceNo', reference_no)), '[]')
    FROM statement_finding WHERE settled_at IS NULL) AS findings,
  (SELECT coalesce(json_object_agg(raw, times), '{}') FROM
    (SELECT raw, count(*) AS times FROM gateway_message WHERE source IN ('browser', 'push') GROUP BY raw) m) AS messages,
  (SELECT coalesce(sum(count), 0)::int FROM unreadable_message WHERE source IN ('browser', 'push')) AS unreadable
  FROM booking b WHERE b.id = $1::uuid`

/** Returns what is broken, if anything is. */
export type Rule = (stored: StoredHistory, world: World) => string | false | undefined
