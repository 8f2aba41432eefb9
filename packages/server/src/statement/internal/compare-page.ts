import { createHash } from 'node:crypto'
import { findingKind } from '@homecare/contract/admin/money-board'
import { isPaidIn, meaningOf } from '@homecare/domain/payment'
import type { Ctx } from '../../process/context'
import { errorReason } from '../../process/error-reason'
import { settlePayment } from '../../payment/settle'
import type { GatewayTransaction } from '../../ports/gateway'
import {
  attemptsOf,
  closeFindings,
  storeFindings,
  type ComparedAttempt,
  type FindingKey,
  type NewFinding,
} from '../queries'

/** A transaction that says which one it is. */
type Listed = GatewayTransaction & { referenceNo: string; orderNo: string; status: string }

/** The attempts of one page, read again after something was settled. */
interface OurSide {
  of(orderNo: string): readonly ComparedAttempt[]
  readAgain(orderNo: string): Promise<void>
}

/** Compares one page of the gateway's list with our attempts. */
export async function comparePage(
  ctx: Ctx,
  checkId: string,
  transactions: readonly GatewayTransaction[],
): Promise<void> {
  if (transactions.length === 0) return
  const ours = await readOurSide(ctx, [...new Set(transactions.flatMap(({ orderNo }) => orderNo ?? []))])
  const findings: NewFinding[] = []
  const agreed: FindingKey[] = []
  const listed: string[] = []
  for (const each of transactions) {
    if (!isListed(each)) {
      findings.push(toFinding('unreadable', each, ours.of(each.orderNo ?? '')[0]))
      continue
    }
    const kind = await judge(ctx, ours, each)
    const attempt = ownAttempt(ours, each)
    if (kind !== null) findings.push(toFinding(kind, each, attempt ?? ours.of(each.orderNo)[0]))
    agreed.push(...findingKind.options.map((other) => ({ kind: other, about: each.referenceNo })))
    if (!attempt || isUnpaidThere(each)) continue
    listed.push(attempt.id)
    agreed.push({ kind: 'not-paid-there', about: attempt.attemptId })
  }
  await storeFindings(ctx, checkId, findings)
  const isFound = (one: FindingKey) => findings.some(({ kind, about }) => kind === one.kind && about === one.about)
  await closeFindings(
    ctx,
    agreed.filter((each) => !isFound(each)),
  )
  await ctx.db.paymentAttempt.updateMany({
    where: { id: { in: listed }, listedAt: null },
    data: { listedAt: ctx.now() },
  })
}

const isListed = (each: GatewayTransaction): each is Listed =>
  each.referenceNo !== null && each.orderNo !== null && each.status !== null

const ownAttempt = (ours: OurSide, { orderNo, referenceNo }: Listed): ComparedAttempt | undefined =>
  ours.of(orderNo).find((each) => each.orderNo === orderNo && each.trackingId === referenceNo)

function isUnpaidThere({ status }: GatewayTransaction): boolean {
  const meaning = meaningOf(status ?? '')
  return meaning === 'pending' || meaning === 'failed'
}

/** Returns how a transaction and our side differ; null if they agree. A charge that is not known here is settled first. */
async function judge(ctx: Ctx, ours: OurSide, each: Listed): Promise<NewFinding['kind'] | null> {
  const before = ownAttempt(ours, each)
  if (isUnpaidThere(each)) return before && isPaidIn(before.state) ? 'not-paid-there' : null
  const isVoided = meaningOf(each.status) === 'voided'
  if (ours.of(each.orderNo).length === 0) return isVoided ? null : 'unknown-order'
  if (!agrees(before, each)) await settleListed(ctx, ours, each)
  const attempt = ownAttempt(ours, each)
  if (!attempt) return isVoided ? null : 'not-paid-here'
  if (agrees(attempt, each)) return difference(attempt, each)
  if (attempt.flag === 'amount-differs' || difference(attempt, each) === 'amount-differs') return 'amount-differs'
  return meaningOf(each.status) === 'paid' || attempt.flag === 'unknown-status' ? 'not-paid-here' : 'refund-differs'
}

/** Both sides say paid, or both say that the money went back or never came. */
function agrees(attempt: ComparedAttempt | undefined, { status }: Listed): boolean {
  if (!attempt) return false
  switch (meaningOf(status)) {
    case 'paid':
      return isPaidIn(attempt.state)
    case 'reversed':
      return attempt.state === 'reversed'
    case 'voided':
      return !isPaidIn(attempt.state)
    default:
      return false
  }
}

/** What differs although both sides have the payment. */
function difference(attempt: ComparedAttempt, each: Listed): NewFinding['kind'] | null {
  if (each.amountFils !== attempt.amountFils || each.currency !== attempt.currency) return 'amount-differs'
  const isMore = (each.refundedFils ?? 0) > attempt.partsFils && isPaidIn(attempt.state)
  return isMore && attempt.refund !== 'done' && attempt.refund !== 'requested' ? 'refund-differs' : null
}

/** The status call about this reference decides, as after a notification. */
async function settleListed(ctx: Ctx, ours: OurSide, { orderNo, referenceNo }: Listed): Promise<void> {
  const attemptId = ours.of(orderNo).find((each) => each.attemptId === orderNo)?.attemptId
  if (attemptId === undefined) return
  try {
    await settlePayment({ ctx, input: { attemptId, reference: referenceNo, source: 'statement' } })
  } catch (error) {
    ctx.log.error({ attemptId, reason: errorReason(error) }, 'a listed transaction could not be settled')
  }
  await ours.readAgain(orderNo)
}

async function readOurSide(ctx: Ctx, orderNos: readonly string[]): Promise<OurSide> {
  const known = new Map<string, ComparedAttempt[]>()
  const add = (attempts: readonly ComparedAttempt[]) => {
    for (const each of attempts) known.set(each.orderNo, [])
    for (const each of attempts) known.get(each.orderNo)?.push(each)
  }
  if (orderNos.length > 0) add(await attemptsOf(ctx, orderNos))
  return {
    of: (orderNo) => known.get(orderNo) ?? [],
    readAgain: async (orderNo) => add(await attemptsOf(ctx, [orderNo])),
  }
}

function toFinding(
  kind: NewFinding['kind'],
  { orderNo, referenceNo, status, amount, currency, at, raw }: GatewayTransaction,
  attempt: ComparedAttempt | undefined,
): NewFinding {
  const about = referenceNo ?? createHash('sha256').update(raw).digest('hex')
  const money = [currency, amount].filter(Boolean).join(' ') || null
  return { kind, about, orderNo, referenceNo, status, amount: money, at, attemptId: attempt?.attemptId ?? null }
}
