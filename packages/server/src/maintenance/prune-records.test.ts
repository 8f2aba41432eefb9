import { randomUUID } from 'node:crypto'
import { dubaiDate } from '@homecare/domain/dates'
import { expect, it } from 'vitest'
import { pruneRecords } from './prune-records'
import { ownDatabase } from '../testing/own-database'

const DAY_MS = 24 * 3600_000
const { ctx, database } = await ownDatabase()

const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS)

/** Of what is kept of a phone, one of each kind that is old enough and one that is not; the names say which. */
async function createOfPhone(db: typeof database.db): Promise<void> {
  const phone = '+971501234567'
  await db.phoneCode.createMany({ data: [1.1, 0.9].map((days) => ({ phone, createdAt: daysAgo(days) })) })
  const session = { phone, createdAt: daysAgo(60), lastSeenAt: daysAgo(60), expiresAt: daysAgo(-1) }
  await db.phoneSession.createMany({
    data: [
      { ...session, tokenHash: 'ended long ago', endedAt: daysAgo(31) },
      { ...session, tokenHash: 'expired long ago', expiresAt: daysAgo(31) },
      { ...session, tokenHash: 'ended', endedAt: daysAgo(29) },
      { ...session, tokenHash: 'open' },
    ],
  })
  const link = { managerPhone: phone, memberPhone: phone, invitedAt: daysAgo(40) }
  await db.familyLink.createMany({
    data: [
      { ...link, name: 'ended long ago', confirmedAt: daysAgo(39), endedAt: daysAgo(31) },
      { ...link, name: 'never confirmed' },
    ],
  })
  await db.familyLink.create({
    data: { ...link, memberPhone: '+971501234568', name: 'open', confirmedAt: daysAgo(39) },
  })
  const message = { phone, way: 'sms', locale: 'en' } as const
  await db.message.createMany({
    data: [
      { ...message, news: 'sign-in-code', decidedAt: daysAgo(31) },
      { ...message, news: 'sign-in-code', decidedAt: daysAgo(29) },
      { ...message, news: 'visit-reminder', decidedAt: daysAgo(31) },
      { ...message, incoming: true, text: 'Hello', decidedAt: daysAgo(31) },
    ],
  })
}

it('pruning deletes only expired records, in batches, even in two parallel runs', async () => {
  const { db } = database
  const { id: userId } = await db.staffUser.findFirstOrThrow()
  const old = Array.from({ length: 1_050 }, (_, n) => ({ tokenHash: `old-${n}`, userId, createdAt: daysAgo(31) }))
  await db.staffSession.createMany({ data: [...old, { tokenHash: 'live', userId, createdAt: daysAgo(0) }] })
  const link = { userId, purpose: 'reset' as const, createdAt: daysAgo(40) }
  await db.staffToken.createMany({
    data: [
      { ...link, tokenHash: 'used', usedAt: daysAgo(31), expiresAt: daysAgo(0) },
      { ...link, tokenHash: 'expired', expiresAt: daysAgo(31) },
      { ...link, tokenHash: 'open', expiresAt: daysAgo(-1) },
    ],
  })
  const short = { userId, createdAt: daysAgo(1) }
  await db.staffPendingLogin.createMany({
    data: [
      { ...short, tokenHash: 'pending-over', enrols: false, expiresAt: daysAgo(0.5) },
      { ...short, tokenHash: 'pending', enrols: false, expiresAt: daysAgo(-0.5) },
    ],
  })
  await db.staffChallenge.createMany({
    data: [
      { ...short, holder: 'a', purpose: 'use-passkey', value: 'x', expiresAt: daysAgo(0.5) },
      { ...short, holder: 'b', purpose: 'use-passkey', value: 'x', expiresAt: daysAgo(-0.5) },
    ],
  })
  await db.rateLimitCount.createMany({
    data: [
      { key: 'over', points: 1, expire: Date.now() - 1_000 },
      { key: 'running', points: 1, expire: Date.now() + 600_000 },
    ],
  })
  const unreadable = { addressKey: 'a', source: 'push' as const, sample: 'x', lastAt: ctx.now() }
  await db.unreadableMessage.createMany({
    data: [
      { ...unreadable, hour: daysAgo(31) },
      { ...unreadable, hour: daysAgo(29) },
    ],
  })
  await db.gatewayMessage.createMany({
    data: [
      { source: 'push', raw: 'foreign and old', receivedAt: daysAgo(91) },
      { source: 'push', raw: 'foreign', receivedAt: daysAgo(1) },
      { source: 'push', raw: 'ours', attemptId: 'ORD-1', receivedAt: daysAgo(91) },
    ],
  })
  const finding = { kind: 'unknown-order', checkId: randomUUID(), foundAt: daysAgo(100) }
  await db.statementFinding.createMany({
    data: [
      { ...finding, key: 'settled long ago', settledAt: daysAgo(91) },
      { ...finding, key: 'settled', settledAt: daysAgo(89) },
      { ...finding, key: 'open' },
    ],
  })
  await createOfPhone(db)
  const finishedAt = ctx.now()
  await db.statementCheck.createMany({
    data: [daysAgo(120), daysAgo(92)].map((day) => ({ day: dubaiDate(day), transactions: 0, finishedAt })),
  })

  const [one, two] = await Promise.all([pruneRecords({ ctx }), pruneRecords({ ctx })])
  const sum = (name: string) => (one[name] ?? 0) + (two[name] ?? 0)
  expect(Object.keys(one).map((name) => [name, sum(name)])).toEqual([
    ['sessions', 1_050],
    ['links', 2],
    ['codes', 0],
    ['phoneCodes', 1],
    ['phoneSessions', 2],
    ['familyLinks', 2],
    ['phoneNews', 1],
    ['pendingLogins', 1],
    ['challenges', 1],
    ['limits', 1],
    ['unreadable', 1],
    ['messages', 1],
    ['findings', 1],
    ['comparisons', 1],
    ['searches', 0],
  ])
  expect(Object.values(await pruneRecords({ ctx })).every((count) => count === 0)).toBe(true)
  expect((await db.staffSession.findMany()).map(({ tokenHash }) => tokenHash)).toEqual(['live'])
  expect((await db.phoneSession.findMany()).map(({ tokenHash }) => tokenHash).sort()).toEqual(['ended', 'open'])
  expect((await db.familyLink.findMany()).map(({ name }) => name)).toEqual(['open'])
  expect(await db.message.count()).toBe(3)
  expect((await db.statementFinding.findMany()).map(({ key }) => key).sort()).toEqual(['open', 'settled'])
  expect((await db.statementCheck.findMany()).map(({ day }) => day)).toEqual([dubaiDate(daysAgo(92))])
  expect((await db.gatewayMessage.findMany()).map(({ raw }) => raw).sort()).toEqual(['foreign', 'ours'])
})
