import { expect, it } from 'vitest'
import { outcomeOf } from '../testing/booking-steps'
import { releaseSteps } from '../testing/release-steps'
import { getArtifact } from './get-artifact'
import { pruneReleases } from './prune'
import { ownDatabase } from '../testing/own-database'

const HOUR_MS = 3_600_000
const { ctx } = await ownDatabase()
const { publish, rollback, served, report } = releaseSteps(() => ctx)

const stored = (...versions: string[]) =>
  versions.map((version) => ctx.files.objects.has(`remotes/site/${version}/remoteEntry.js`))
const manifest = (version: string) =>
  outcomeOf(getArtifact({ ctx, input: { name: 'site', version, path: 'remote.json', fromShell: false } }))

it('files of a release stay for a day after it was last served and are then deleted, until it is released again', async () => {
  for (const version of ['1', '2', '3']) await publish(version)
  ctx.wait(23 * HOUR_MS)
  expect(await pruneReleases({ ctx })).toBe(0)
  expect(stored('1', '2', '3')).toEqual([true, true, true])
  ctx.wait(2 * HOUR_MS)
  expect(await pruneReleases({ ctx })).toBe(1)
  expect(await pruneReleases({ ctx })).toBe(0)
  expect(stored('1', '2', '3')).toEqual([false, true, true])
  expect([await manifest('1'), await manifest('2')]).toEqual(['NOT_FOUND', 'done'])
  await expect(rollback('1')).rejects.toMatchObject({ code: 'CONFLICT', detail: expect.stringContaining('removed') })
  await publish('1')
  expect(await served()).toEqual(['1', '3', null])
  expect([stored('1'), await manifest('1')]).toEqual([[true], 'done'])
})

it('addresses of error reports are deleted after two weeks', async () => {
  await publish('4')
  await report('4', '203.0.113.1')
  ctx.wait(13 * 24 * HOUR_MS)
  await pruneReleases({ ctx })
  expect(await ctx.db.releaseErrorReporter.count()).toBe(1)
  ctx.wait(2 * 24 * HOUR_MS)
  await pruneReleases({ ctx })
  expect([await ctx.db.releaseErrorReporter.count(), await ctx.db.releaseHealth.count()]).toEqual([0, 0])
})
