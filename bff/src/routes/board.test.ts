import type { OwnerBoard } from '@homecare/contract/admin/owner-board'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

// The figures are tested beside the use case, in packages/server/src/board.
let app: TestApp
let admin: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({ requestsPerMinute: 30 })
  admin = await app.login('admin')
})
afterAll(() => app.close())
const shown = async () => {
  const { steps } = (await (await app.get('/api/board?period=week', admin)).json()) as OwnerBoard
  return Object.fromEntries(steps.map((each) => [each.step, each.shown.now]))
}

describe('the owner’s board', () => {
  it('the board is for admins only', async () => {
    expect((await app.get('/api/board', admin)).status).toBe(200)
    for (const role of ['coordinator', 'viewer'] as const)
      expect((await app.get('/api/board', await app.login(role))).status).toBe(403)
    expect((await app.get('/api/board')).status).toBe(401)
  })

  it('an own period needs two days in order, and at most a year', async () => {
    const status = async (query: string) => (await app.get(`/api/board?period=own${query}`, admin)).status
    expect(await status('&from=2026-01-01&to=2026-03-03')).toBe(200)
    expect(await status('&from=2025-01-01&to=2026-01-01')).toBe(200)
    for (const query of [
      '',
      '&from=2026-01-01',
      '&to=2026-01-01',
      '&from=2026-01-02&to=2026-01-01',
      '&from=2025-01-01&to=2026-01-02',
      '&from=2026-02-30&to=2026-03-03',
    ])
      expect(await status(query)).toBe(422)
    expect((await app.get('/api/board?period=decade', admin)).status).toBe(422)
  })

  it('simultaneous views of a step are all counted, and no address or cookie is stored with them', async () => {
    const views = [...Array<string>(6).fill('tests'), 'date', 'date', 'paid']
    const answers = await Promise.all(views.map((step) => app.post('/api/booking-steps', { step })))
    expect(answers.map(({ status }) => status)).toEqual(views.map(() => 204))
    expect(answers.some(({ headers }) => headers.has('set-cookie'))).toBe(false)
    expect(await shown()).toMatchObject({ tests: 6, date: 2, patient: 0, paid: 1 })
    expect(await app.ctx.db.wizardStepCount.findMany({ orderBy: { step: 'asc' } })).toEqual([
      { day: '2026-03-03', step: 'date', count: 2 },
      { day: '2026-03-03', step: 'paid', count: 1 },
      { day: '2026-03-03', step: 'tests', count: 6 },
    ])
  })

  it('an unknown step changes nothing, and one address can’t count without limit', async () => {
    const before = await shown()
    for (const body of [{}, { step: 'toString' }, { step: ['tests'] }, { step: 'x'.repeat(1000) }])
      expect((await app.post('/api/booking-steps', body)).status).toBe(422)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => app.post('/api/booking-steps', { step: 'confirm' })),
    )
    const counted = answers.filter(({ status }) => status === 204).length
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - counted)
    expect(counted).toBeLessThan(30)
    expect(await shown()).toEqual({ ...before, confirm: counted })
  })
})
