import type { BloodTestDetail } from '@homecare/contract/staff'
import { aReport } from '@homecare/server/testing/report-steps'
import type { TestApp } from './test-app'

/** Sends a file to a booking like the staff's screens do. */
export function upload(
  app: TestApp,
  staff: { cookie: string },
  { id, body, name }: { id: string; body: Uint8Array; name: string },
): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(body)], name))
  form.set('test', JSON.stringify({ id, fullName: 'not read' }))
  return app.post('/api/bloodtests/uploadFile', form, staff)
}

export async function filesOf(app: TestApp, staff: { cookie: string }, id: string): Promise<BloodTestDetail['files']> {
  return ((await (await app.get(`/api/bloodtests/${id}`, staff)).json()) as BloodTestDetail).files
}

/** Sends a report of a booking like the staff's screens do. */
export function uploadReport(
  app: TestApp,
  staff: { cookie: string },
  {
    id,
    person,
    body = aReport(),
    name = 'report.pdf',
  }: { id: string; person?: number; body?: Uint8Array; name?: string },
): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(body)], name))
  form.set('test', JSON.stringify({ id, person }))
  return app.post('/api/reports/uploadFile', form, staff)
}

/** Puts the visit of a paid booking into the past and uploads its report, whose id it returns. */
export async function aVisitsReport(app: TestApp, id: string, file: { body?: Uint8Array; name?: string } = {}) {
  const visitAt = new Date(app.ctx.now().getTime() - 3_600_000)
  await app.ctx.db.booking.update({ where: { id }, data: { visitAt } })
  const answer = await uploadReport(app, await app.login('coordinator'), { id, ...file })
  const { reports } = (await answer.json()) as BloodTestDetail
  return reports[0]?.id ?? ''
}
