import type pg from 'pg'

interface OpenEffect {
  key: string
  /** Still in the outbox, not in the queue. */
  waiting: boolean
}

/** The effects that are due and not handled. The email about a failed payment is due a quarter of an hour after it. */
export async function openEffects(db: pg.Client): Promise<OpenEffect[]> {
  const { rows } = await db.query<OpenEffect>(
    `SELECT effect_key AS key, relayed_at IS NULL AS waiting FROM outbox o
    WHERE NOT EXISTS (SELECT FROM effect_done e WHERE e.effect_key = o.effect_key)
      AND (not_before IS NULL OR not_before <= now())`,
  )
  return rows
}
