import { SOURCE_LOCALE } from '@homecare/domain/locales'
import type { Prisma } from '../generated/prisma/client'
import { storable } from '../database/storable'
import { recordRefusedAddress } from '../email/record-refused'
import { readReplyToken, type MailedRecord } from '../email/reply-address'
import type { InboxEmail, InboxPlace } from '../ports/reply-inbox'
import { errorReason } from '../process/error-reason'
import type { JobCtx } from '../process/context'
import { findWriter } from './internal/find-writer'
import { giveFile } from './internal/give-file'
import { emailFileId } from './internal/open-email-file'
import { readEmail, type BouncedEmail, type ReadEmail, type WrittenEmail } from './internal/read-email'
import { MAX_TEXT } from './receive'
import { giveUpWay } from './next-way'

/** As many emails are read in one run; the next run reads on. */
const MOST = 100
/** There is one mailbox. */
const ROW = { id: 1 }

/**
 * Takes the emails that came into the mailbox for replies since the last run. How far it was read is written with each email,
 * and an email that is read again has the Message-ID of one that is there. Returns the number of what people wrote.
 */
export async function takeReplies({ ctx }: { ctx: JobCtx }): Promise<number> {
  const { db, replyInbox } = ctx
  if (replyInbox === null) return 0
  const row = await db.replyInbox.findUnique({ where: ROW })
  const after = row && { validity: row.validity, uid: Number(row.uid) }
  let count = 0
  await replyInbox.read(after, MOST, async (email, place) => {
    const read = await readEmail(email.raw).catch((error: unknown) => {
      ctx.log.warn({ reason: errorReason(error), email: email.id }, 'an email to the mailbox of replies is unreadable')
      return { names: [], kind: 'automatic' } as const
    })
    if (read.kind === 'bounced') await takeBounce(ctx, read)
    const isWritten = read.kind === 'written' && !isOurs(ctx, read)
    await db.$transaction(async (tx) => {
      if (isWritten) count += await takeWritten(ctx, tx, { email, read })
      await notePlace(tx, place)
    })
  })
  return count
}

const notePlace = (tx: Prisma.TransactionClient, { validity, uid }: InboxPlace) =>
  tx.replyInbox.upsert({ where: ROW, create: { ...ROW, validity, uid }, update: { validity, uid } })

const recordIn = ({ settings }: JobCtx, names: readonly string[]): MailedRecord | null =>
  names.map((name) => readReplyToken(settings, name)).find((record) => record !== null) ?? null

/** An email of ours that came back, or that staff wrote, starts no thread. */
function isOurs({ profile, settings, staffInbox, dutyInbox }: JobCtx, { from, messageId }: WrittenEmail): boolean {
  const own = [profile.email, staffInbox, dutyInbox, settings.replyInbox ?? ''].map((each) => each.toLowerCase())
  return own.includes(from.replace(/\+[^@]*@/, '@')) || readReplyToken(settings, messageId) !== null
}

/** Returns 1, or 0 for an email that was taken before. */
async function takeWritten(
  ctx: JobCtx,
  tx: Prisma.TransactionClient,
  { email, read }: { email: InboxEmail; read: ReadEmail & WrittenEmail },
): Promise<number> {
  const { from, subject, text, files } = read
  const named = recordIn(ctx, read.names)
  const writer = await findWriter(tx, { record: named, from })
  const at = email.at < ctx.now() ? email.at : ctx.now()
  const row = {
    ...({
      way: 'email',
      incoming: true,
      state: 'delivered',
      stateAt: at,
      decidedAt: at,
      locale: SOURCE_LOCALE,
    } as const),
    ...{ phone: writer?.phone ?? '', contactId: from, subject: storable(subject).slice(0, 200) },
  }
  const key = read.messageId === '' ? email.id : read.messageId.slice(0, 300)
  const ids = files.map(({ place }) => emailFileId(email.id, place))
  const [first, ...others] = email.isWhole ? ids : []
  const added = await tx.message.createManyAndReturn({
    data: [
      { ...row, providerId: key, text: storable(text).slice(0, MAX_TEXT), ...fileOf(email, first) },
      ...others.map((mediaId, n) => ({ ...row, providerId: `${key}#${n + 1}`, text: '', mediaId })),
    ],
    skipDuplicates: true,
  })
  // Only who got our email can name its record. Files of others wait in the thread until staff choose.
  if (named && writer?.isOpen) for (const { id } of added) await giveFile(tx, id, writer)
  return added.length > 0 ? 1 : 0
}

/** The end of a large email is missing, and its files with it. */
const fileOf = ({ id, isWhole }: InboxEmail, first: string | undefined) =>
  isWhole ? { mediaId: first ?? null } : { mediaId: id, reason: 'file size' }

/** A mailbox that does not exist: on the record whose email it was, and at the answer of staff. */
async function takeBounce(ctx: JobCtx, read: ReadEmail & BouncedEmail): Promise<void> {
  const record = recordIn(ctx, read.names)
  if (record) await recordRefusedAddress(ctx, { ...record, email: read.address })
  const answer = await ctx.db.message.findFirst({
    where: { way: 'email', incoming: false, providerId: read.messageId, contactId: read.address.toLowerCase() },
    select: { id: true },
  })
  if (answer) await giveUpWay(ctx, answer, 'address')
}
