import type { Effect } from '@homecare/contract/jobs'
import {
  isOfAPhone,
  isSilent,
  NEWS,
  nextWay,
  WAYS,
  type NewsName,
  type PhoneNewsName,
  type Way,
} from '@homecare/domain/news'
import type { Message, Prisma } from '../generated/prisma/client'
import { enqueueAll } from '../outbox/enqueue'
import { enqueueMessages } from '../outbox/tell-patient'
import type { Ctx } from '../process/context'
import { isNews } from './templates'

type Services = Pick<Ctx, 'db' | 'messages' | 'now'>

/** Notes why a message does not arrive, and begins the next way for its news. */
export const giveUpWay = (ctx: Services, { id }: Pick<Message, 'id'>, reason: string): Promise<void> =>
  giveUpWays(ctx, [{ id, reason }])

/** The same for many messages at one time. The rows are locked in order, since one post of receipts may come twice. */
export async function giveUpWays(ctx: Services, refused: readonly { id: string; reason: string }[]): Promise<void> {
  const reasons = new Set(refused.map(({ reason }) => reason))
  const ids = refused.map(({ id }) => id)
  await ctx.db.$transaction(
    async (tx) => {
      if (ids.length > 1)
        await tx.$queryRaw`SELECT id FROM message WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`
      for (const reason of reasons) {
        const ofReason = refused.filter((each) => each.reason === reason).map(({ id }) => id)
        const failed = await tx.message.updateManyAndReturn({
          where: { id: { in: ofReason }, state: { in: ['waiting', 'sent'] } },
          data: { state: 'failed', reason, stateAt: ctx.now() },
        })
        for (const message of failed) await tryNextWay(ctx, tx, message)
      }
    },
    { timeout: 30_000 },
  )
}

/** The reason of a message that the next way was tried for because no receipt came. */
const SILENT = 'no receipt'
const BATCH = 200
const SHORTEST_MS = Math.min(...Object.values(NEWS).map(({ fallBackAfter }) => fallBackAfter)) * 60_000

/** Begins the next way for news whose message is silent for too long. Returns for how many. */
export async function tryNextWays({ ctx }: { ctx: Services }): Promise<number> {
  const now = ctx.now()
  const sent = await ctx.db.message.findMany({
    where: { state: 'sent', news: { not: null }, stateAt: { lte: new Date(now.getTime() - SHORTEST_MS) } },
    orderBy: { stateAt: 'asc' },
    take: BATCH,
  })
  const silent = sent.filter(({ news, stateAt }) => news !== null && isNews(news) && isSilent(news, stateAt, now))
  if (silent.length > 0)
    await giveUpWays(
      ctx,
      silent.map(({ id }) => ({ id, reason: SILENT })),
    )
  return silent.length
}

async function tryNextWay(ctx: Services, tx: Prisma.TransactionClient, message: Message): Promise<void> {
  const { news, newsKey, payload, bookingId, requestId, caseContactId, phone, locale, decidedAt } = message
  if (news === null || newsKey === null || !isNews(news) || !isIds(payload)) return
  const { chosen, hasEmail } = isOfAPhone(news) ? reachOfPhone(news) : await reachOf(tx, message)
  const open = WAYS.filter((way) => (way === 'email' ? hasEmail : ctx.messages[way] !== undefined))
  const tried = (await tx.message.findMany({ where: { newsKey }, select: { way: true } })).map(({ way }) => way)
  const way = nextWay({ chosen, open }, tried)
  // An email that went out for its document is the same effect.
  if (way === 'email') return enqueueAll(tx, [[effectOf(news, payload), newsKey]])
  if (way !== null) return enqueueMessages(tx, [{ phone, way, locale, news, newsKey, payload, decidedAt }], ctx.now())
  // The last of all ways. A call is what is left.
  const change = { where: { unreachedAt: null }, data: { unreachedAt: ctx.now() } }
  if (bookingId) await tx.booking.updateMany({ ...change, where: { ...change.where, id: bookingId } })
  if (requestId) await tx.serviceRequest.updateMany({ ...change, where: { ...change.where, id: requestId } })
  if (caseContactId) await tx.caseContact.updateMany({ ...change, where: { ...change.where, id: caseContactId } })
}

async function reachOf(
  tx: Prisma.TransactionClient,
  { bookingId, requestId, caseContactId }: Pick<Message, 'bookingId' | 'requestId' | 'caseContactId'>,
): Promise<{ chosen: Way; hasEmail: boolean }> {
  const select = { contactBy: true, email: true, emailRefusedAt: true } as const
  const record = bookingId
    ? await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select })
    : caseContactId
      ? await tx.caseContact.findUniqueOrThrow({ where: { id: caseContactId }, select })
      : await tx.serviceRequest.findUniqueOrThrow({ where: { id: requestId ?? '' }, select })
  return { chosen: record.contactBy, hasEmail: record.email !== '' && record.emailRefusedAt === null }
}

/** Whether a code has a mailbox is looked up by its email, so that the answer to a code's request says nothing of it. */
const reachOfPhone = (news: PhoneNewsName) => ({ chosen: WAYS[0], hasEmail: news === 'sign-in-code' })

const isIds = (payload: Prisma.JsonValue): payload is Prisma.JsonObject =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The message was written with the payload of its name.
const effectOf = (news: NewsName, payload: Prisma.JsonObject): Effect => ({ name: `email-${news}`, payload }) as Effect
