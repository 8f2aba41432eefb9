import { DEFAULT_SCHEMA, quoteSchemaName, runMigrations } from 'bullmq'
import type pg from 'pg'
import { QUEUE_NAME } from '../ports/queue'

/** The schema that the queue on Postgres has for itself. */
export const QUEUE_SCHEMA = DEFAULT_SCHEMA

/**
 * The queue's tables, by BullMQ's own migrations, and the sequence of our queue's job ids, which BullMQ else makes with
 * the first job: the processes may make neither.
 */
export async function migrateQueue(owner: pg.Client): Promise<void> {
  await runMigrations(owner)
  const schema = quoteSchemaName(QUEUE_SCHEMA)
  const { rows } = await owner.query<{ name: string }>(`SELECT ${schema}.job_id_seq_name($1) AS name`, [QUEUE_NAME])
  await owner.query(`CREATE SEQUENCE IF NOT EXISTS ${schema}.${quoteSchemaName(rows[0]?.name ?? '')}`)
}
