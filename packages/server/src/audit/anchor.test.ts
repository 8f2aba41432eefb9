import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS, openAuditHistory, type AuditHistory } from '../testing/audit-history'
import { anchorAudit } from './anchor'

let history: AuditHistory

describe('anchors of the audit history', () => {
  beforeEach(async () => {
    history = await openAuditHistory()
    for (let n = 1; n <= 3; n++) {
      await history.write(n)
      await history.anchor()
    }
    return () => history.close()
  })
  const keys = () => [...history.ctx.files.objects.keys()].filter((key) => key.startsWith('audit/anchors/')).sort()
  const alter = (n: number, change: (body: string) => string) => {
    const object = history.ctx.files.objects.get(keys()[n] ?? '')
    if (object) object.body = Buffer.from(change(object.body.toString()))
  }

  it('an anchor is written once an hour, with the data to compare, under a key with the hour', async () => {
    expect(keys()).toEqual(['04', '05', '06'].map((hour) => `audit/anchors/2026-03-03T${hour}.json`))
    const body = JSON.parse(history.ctx.files.objects.get(keys()[2] ?? '')?.body.toString() ?? '') as object
    const { hash } = await history.db.auditHead.findFirstOrThrow()
    expect(body).toMatchObject({
      sequence: history.start + 3,
      hash,
      count: history.start + 3,
      at: '2026-03-03T06:00:00.000Z',
    })
    history.ctx.wait(-HOUR_MS)
    expect(await anchorAudit({ ctx: history.ctx })).toEqual({ state: 'unchanged' })
    expect(keys()).toHaveLength(3)
  })

  it('cutting the end of the history off and setting its head back is found within one run of the job', async () => {
    for (let n = 4; n <= 9; n++) await history.write(n)
    history.ctx.wait(60_000)
    expect(await anchorAudit({ ctx: history.ctx })).toMatchObject({ state: 'anchored' })
    expect(keys()).toHaveLength(4)
    for (let n = 10; n <= 12; n++) await history.write(n)
    history.ctx.wait(60_000)
    expect(await anchorAudit({ ctx: history.ctx })).toMatchObject({ state: 'anchored' })
    expect(keys()).toHaveLength(4)
    await history.tamper(
      'DELETE FROM audit_entry WHERE id > #4; UPDATE audit_head SET link = #4, hash = (SELECT hash FROM audit_entry WHERE id = #4)',
    )
    history.ctx.wait(60_000)
    const problem = `the entries from number ${history.start + 5} on are missing`
    expect(await anchorAudit({ ctx: history.ctx })).toMatchObject({
      state: 'broken',
      fault: { problem: expect.stringContaining(problem) },
    })
    expect((await history.check()).problem).toContain(problem)
    // As many new entries do not hide it.
    for (let n = 5; n <= 14; n++) await history.write(n)
    expect(await anchorAudit({ ctx: history.ctx })).toMatchObject({ state: 'broken' })
    expect(await history.check()).toMatchObject({ state: 'broken' })
  })

  it('a run without new entries writes nothing and lists no anchors', async () => {
    await history.write(4)
    await anchorAudit({ ctx: history.ctx })
    const { files } = history.ctx
    const calls: string[] = []
    files.list = async () => Promise.reject(new Error('listed'))
    files.put = async (key) => void calls.push(key)
    history.ctx.wait(60_000)
    expect(await anchorAudit({ ctx: history.ctx })).toEqual({ state: 'unchanged' })
    expect(calls).toEqual([])
  })

  it('a removed hourly anchor is missed by the newest one, and an altered newest one is reported', async () => {
    history.ctx.files.objects.delete(keys().at(-1) ?? '')
    expect((await history.check()).problem).toContain('T06.json is missing from the object store')
    const newest = history.ctx.files.objects.get('audit/newest-anchor.json')
    if (newest) newest.body = Buffer.from(newest.body.toString().replace(/"sequence": \d+/, '"sequence": 1'))
    expect(await anchorAudit({ ctx: history.ctx })).toMatchObject({ state: 'broken' })
    expect((await history.check()).problem).toContain('audit/newest-anchor.json was altered')
  })

  it('an altered anchor is reported as a broken history', async () => {
    alter(1, (body) => body.replace(/"sequence": \d+/, '"sequence": 1'))
    const { state, problem } = await history.check()
    expect(state).toBe('broken')
    expect(problem).toContain('audit/anchors/2026-03-03T05.json was altered')
  })

  it('an anchor with another secret’s signature or without valid JSON is reported as a broken history', async () => {
    history.ctx.settings.auditSecret = 'another-secret-of-32-characters-xx'
    expect(await history.check()).toMatchObject({ state: 'broken' })
    expect(await anchorAudit({ ctx: history.ctx })).toMatchObject({ state: 'broken' })
    history.ctx.settings.auditSecret = 'an-audit-secret-for-tests-of-32-characters'
    alter(2, () => 'not JSON')
    expect((await history.check()).problem).toContain('06.json was altered')
  })

  it.each([
    ['in the middle', 1, 'T05.json is missing from the object store'],
    ['at the beginning', 0, 'T04.json is missing from the object store'],
  ])('an anchor that is missing %s is reported as a broken history', async (_, n, sentence) => {
    history.ctx.files.objects.delete(keys()[n] ?? '')
    const { state, problem } = await history.check()
    expect(state).toBe('broken')
    expect(problem).toContain(sentence)
  })

  it('the audit check without readable anchors gives no verdict, and still finds errors in the chain', async () => {
    const list = history.ctx.files.list
    history.ctx.files.list = async () => Promise.reject(new Error('down'))
    const { state, intact, problem } = await history.check()
    expect([state, intact]).toEqual(['unverified', false])
    expect(problem).toContain('The object store did not answer')
    await expect(anchorAudit({ ctx: history.ctx })).rejects.toThrow('down')
    await history.tamper("UPDATE audit_entry SET actor = 'x' WHERE id = #1")
    expect(await history.check()).toMatchObject({ state: 'broken', brokenAt: String(history.start + 1) })
    history.ctx.files.list = list
  })

  it('the audit check gives no verdict before the first anchor', async () => {
    history.ctx.files.objects.clear()
    expect(await history.check()).toMatchObject({ state: 'unverified', intact: false, anchor: null })
  })

  it('the audit check gives no verdict after anchoring has stopped', async () => {
    history.ctx.wait(2 * HOUR_MS)
    expect(await history.check()).toMatchObject({ state: 'intact', anchor: { at: '2026-03-03T06:00:00.000Z' } })
    history.ctx.wait(HOUR_MS)
    const { state, problem } = await history.check()
    expect(state).toBe('unverified')
    expect(problem).toContain('nothing was anchored since')
  })
})
