import { isStopWord } from '@homecare/domain/stop-word'
import { SOURCE_LOCALE } from '@homecare/domain/locales'
import type { PhoneWay } from '@homecare/domain/news'
import type { Prisma } from '../generated/prisma/client'
import { storable } from '../database/storable'
import type { IncomingMessage, MessageReceipt } from '../ports/messages'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { giveFile } from './internal/give-file'
import { recordsOfPhone } from './internal/records-of-phone'
import { giveUpWays } from './next-way'
import { STOP } from './stop'

/** The longest text that is kept of what a person wrote. */
export const MAX_TEXT = 4096

/**
 * Takes what a provider posted: receipts change their messages, and what a person wrote joins the thread of the number.
 * The same post again changes nothing. Throws NOT_FOUND where the way is not set up, and FORBIDDEN for a post that is
 * not from the provider.
 */
export async function receiveFromProvider({
  ctx,
  input: { way, raw, header },
}: {
  ctx: Pick<Ctx, 'db' | 'messages' | 'now'>
  input: { way: PhoneWay; raw: string; header: (name: string) => string | undefined }
}): Promise<void> {
  const messages = ctx.messages[way]
  if (!messages) throw new AppError('NOT_FOUND')
  const events = messages.openWebhook(raw, header)
  if (!events) throw new AppError('FORBIDDEN')
  if (events.receipts.length > 0) await takeReceipts(ctx, way, events.receipts)
  if (events.incoming.length > 0) await takeIncoming(ctx, way, events.incoming)
}

/**
 * One statement for all receipts of a post, which may have thousands. Receipts come twice and in any order, and a late one
 * is true all the same: of several about one message the one that says most counts. The rows are locked in order, since
 * the same post may come twice at one time.
 */
async function takeReceipts(
  ctx: Pick<Ctx, 'db' | 'messages' | 'now'>,
  way: PhoneWay,
  receipts: readonly MessageReceipt[],
): Promise<void> {
  const rows = receipts.map(({ providerId, reference, state, refusal = 'other' }) => ({
    ...{ providerId, state, refusal },
    reference: isId(reference) ? reference : null,
  }))
  const failed = await ctx.db.$queryRaw<{ id: string; reason: string }[]>`
    WITH receipt AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r("providerId" text, reference uuid, state text, refusal text)
    ), found AS (
      SELECT m.id, r.state, r.refusal FROM receipt r JOIN message m ON m.provider_id = r."providerId"
      WHERE m.way = ${way}::"Way" AND NOT m.incoming
      UNION ALL
      SELECT m.id, r.state, r.refusal FROM receipt r JOIN message m ON m.id = r.reference
      WHERE m.way = ${way}::"Way" AND NOT m.incoming
    ), said AS (
      SELECT DISTINCT ON (id) id, state, refusal FROM found
      ORDER BY id, array_position(ARRAY['read', 'delivered', 'failed', 'sent'], state)
    ), held AS (
      SELECT m.id, s.state FROM said s JOIN message m ON m.id = s.id WHERE s.state <> 'failed' ORDER BY m.id FOR UPDATE OF m
    ), changed AS (
      UPDATE message m SET state = h.state::"MessageState", state_at = ${ctx.now()}, reason = NULL
      FROM held h WHERE m.id = h.id AND (m.state = 'waiting' OR (h.state <> 'sent' AND m.state IN ('sent', 'failed'))
        OR (h.state = 'read' AND m.state = 'delivered'))
      RETURNING m.booking_id, m.request_id, h.state
    ), reached_booking AS (
      UPDATE booking b SET unreached_at = NULL FROM changed c
      WHERE b.id = c.booking_id AND c.state IN ('delivered', 'read') AND b.unreached_at IS NOT NULL
    ), reached_request AS (
      UPDATE service_request r SET unreached_at = NULL FROM changed c
      WHERE r.id = c.request_id AND c.state IN ('delivered', 'read') AND r.unreached_at IS NOT NULL
    )
    SELECT id::text, refusal AS reason FROM said WHERE state = 'failed'`
  if (failed.length > 0) await giveUpWays(ctx, failed)
}

/** Files go to the record of their number where exactly one is open. Others wait in the thread until staff choose. */
async function takeIncoming(
  { db }: Pick<Ctx, 'db'>,
  way: PhoneWay,
  incoming: readonly IncomingMessage[],
): Promise<void> {
  await db.$transaction(async (tx) => {
    const rows = incoming.map((each) => rowOf(way, each))
    const added = await tx.message.createManyAndReturn({ data: rows, skipDuplicates: true })
    for (const { id, phone, mediaId } of added) {
      if (mediaId === null) continue
      const open = (await recordsOfPhone(tx, phone)).filter(({ isOpen }) => isOpen)
      if (open.length === 1 && open[0]) await giveFile(tx, id, open[0])
    }
  })
}

const isId = (text: string | undefined): text is string => text !== undefined && /^[\da-f-]{36}$/.test(text)

const rowOf = (
  way: PhoneWay,
  { providerId, contactId, phone, text, file, at }: IncomingMessage,
): Prisma.MessageCreateManyInput => ({
  ...{ way, providerId, contactId, incoming: true, state: 'delivered', stateAt: at, decidedAt: at },
  phone: phone ?? '',
  text: storable(text).slice(0, MAX_TEXT),
  locale: SOURCE_LOCALE,
  ...(isStopWord(text) ? { reason: STOP } : { mediaId: file?.id ?? null }),
})
