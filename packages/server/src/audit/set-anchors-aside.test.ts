import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAuditHistory, type AuditHistory } from '../testing/audit-history'
import { setAnchorsAside } from './set-anchors-aside'

let history: AuditHistory
beforeEach(async () => {
  history = await openAuditHistory()
  for (let n = 1; n <= 3; n++) {
    await history.write(n)
    await history.anchor()
  }
})
afterEach(() => history.close())

it('anchors that a restored audit history does not reach are set aside, so that it is intact and continues', async () => {
  const keys = [...history.ctx.files.objects.keys()].sort()
  await history.tamper(
    'DELETE FROM audit_entry WHERE id > #1; UPDATE audit_head SET link = #1, hash = (SELECT hash FROM audit_entry WHERE id = #1)',
  )
  expect(await history.check()).toMatchObject({ state: 'broken' })
  expect(await setAnchorsAside({ ctx: history.ctx })).toEqual(keys.slice(1).reverse())
  expect(await history.check()).toMatchObject({ state: 'intact', entries: history.start + 1 })
  await history.write(4)
  await history.anchor()
  expect(await history.check()).toMatchObject({ state: 'intact', entries: history.start + 2 })
  const aside = await history.ctx.files.list('audit/anchors-set-aside/')
  expect(aside.map((key) => key.split('/').at(-1))).toEqual(keys.slice(1).map((key) => key.split('/').at(-1)))
})

it('no anchor is set aside while every anchor is within the audit history', async () => {
  const keys = [...history.ctx.files.objects.keys()]
  expect(await setAnchorsAside({ ctx: history.ctx })).toEqual([])
  expect([...history.ctx.files.objects.keys()]).toEqual(keys)
})
