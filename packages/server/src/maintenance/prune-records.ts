import { dubaiDate } from '@homecare/domain/dates'
import { NEWS_OF_A_PHONE } from '@homecare/domain/news'
import { SEARCHES_TO_SHOW } from '@homecare/domain/missed-search'
import type { Ctx } from '../process/context'

const DAY_MS = 24 * 3600_000
const BATCH = 1_000

/** The days after which expired records are deleted. Why: docs/decisions/023. */
const KEEP_DAYS = {
  /** Counted from the end of a session or link; the audit history keeps the facts. */
  session: 30,
  /** They work for ten minutes and are counted for a day. */
  code: 1,
  /** Counted from the end of a link between two phones, from an invitation that nobody confirmed, and of news of no record. */
  ofPhone: 30,
  unreadable: 30,
  /** Messages about unknown orders. */
  foreignMessage: 90,
  /** Counted from the day on which a difference from the gateway's list was settled; it can't be found again by then. */
  comparison: 90,
  /** Words that were searched too seldom to be shown, and those that are. */
  rareSearch: 30,
  missedSearch: 400,
}

/** Deletes expired records in batches, one statement each. Two runs may be parallel. Returns the counts. */
export async function pruneRecords({ ctx }: { ctx: Ctx }): Promise<Record<string, number>> {
  const { db } = ctx
  const now = ctx.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const ended = daysAgo(KEEP_DAYS.session)
  const coded = daysAgo(KEEP_DAYS.code)
  const ofPhone = daysAgo(KEEP_DAYS.ofPhone)
  const unreadable = daysAgo(KEEP_DAYS.unreadable)
  const foreign = daysAgo(KEEP_DAYS.foreignMessage)
  const compared = daysAgo(KEEP_DAYS.comparison)
  return {
    // A session ends 8 hours after its start in any case.
    sessions: await inBatches(
      () => db.$executeRaw`
        DELETE FROM staff_session WHERE token_hash IN (
          SELECT token_hash FROM staff_session WHERE created_at < ${ended} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    links: await inBatches(
      () => db.$executeRaw`
        DELETE FROM staff_token WHERE token_hash IN (
          SELECT token_hash FROM staff_token WHERE least(used_at, expires_at) < ${ended} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    codes: await inBatches(
      () => db.$executeRaw`
        DELETE FROM hold_code WHERE id IN (
          SELECT id FROM hold_code WHERE created_at < ${coded} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    phoneCodes: await inBatches(
      () => db.$executeRaw`
        DELETE FROM phone_code WHERE id IN (
          SELECT id FROM phone_code WHERE created_at < ${coded} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    phoneSessions: await inBatches(
      () => db.$executeRaw`
        DELETE FROM phone_session WHERE token_hash IN (
          SELECT token_hash FROM phone_session WHERE least(ended_at, expires_at) < ${ended}
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    familyLinks: await inBatches(
      () => db.$executeRaw`
        DELETE FROM family_link WHERE id IN (
          SELECT id FROM family_link WHERE coalesce(ended_at, CASE WHEN confirmed_at IS NULL THEN invited_at END) < ${ofPhone}
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    phoneNews: await inBatches(
      () => db.$executeRaw`
        DELETE FROM message WHERE id IN (
          SELECT id FROM message WHERE news = ANY(${[...NEWS_OF_A_PHONE]}) AND decided_at < ${ofPhone}
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    pendingLogins: await inBatches(
      () => db.$executeRaw`
        DELETE FROM staff_pending_login WHERE token_hash IN (
          SELECT token_hash FROM staff_pending_login WHERE expires_at < ${now} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    challenges: await inBatches(
      () => db.$executeRaw`
        DELETE FROM staff_challenge WHERE (holder, purpose) IN (
          SELECT holder, purpose FROM staff_challenge WHERE expires_at < ${now} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    limits: await inBatches(
      () => db.$executeRaw`
        DELETE FROM rate_limit WHERE key IN (
          SELECT key FROM rate_limit WHERE expire < ${Date.now()} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    unreadable: await inBatches(
      () => db.$executeRaw`
        DELETE FROM unreadable_message WHERE ctid IN (
          SELECT ctid FROM unreadable_message WHERE hour < ${unreadable} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    messages: await inBatches(
      () => db.$executeRaw`
        DELETE FROM gateway_message WHERE id IN (
          SELECT id FROM gateway_message WHERE attempt_id IS NULL AND received_at < ${foreign}
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    findings: await inBatches(
      () => db.$executeRaw`
        DELETE FROM statement_finding WHERE id IN (
          SELECT id FROM statement_finding WHERE settled_at < ${compared} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    // After a long outage the last one says where to begin.
    comparisons: await inBatches(
      () => db.$executeRaw`
        DELETE FROM statement_check WHERE day IN (
          SELECT day FROM statement_check
          WHERE day < ${dubaiDate(compared)} AND day < (SELECT max(day) FROM statement_check)
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
    searches: await inBatches(
      () => db.$executeRaw`
        DELETE FROM missed_search WHERE (day, words) IN (
          SELECT day, words FROM missed_search
          WHERE day < ${dubaiDate(daysAgo(KEEP_DAYS.missedSearch))}
            OR (day < ${dubaiDate(daysAgo(KEEP_DAYS.rareSearch))} AND count < ${SEARCHES_TO_SHOW})
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
  }
}

async function inBatches(prune: () => Promise<number>): Promise<number> {
  let count = 0
  for (let gone = BATCH; gone === BATCH; count += gone) gone = await prune()
  return count
}
