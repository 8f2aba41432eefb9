import { randomUUID } from 'node:crypto'
import type { StaffStep } from '@homecare/contract/admin/day-sheet'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { withClient } from '@homecare/dev-servers/postgres'
import type { System } from '@homecare/dev-servers/system'
import { expect, type APIRequestContext, type APIResponse } from 'playwright/test'
import { staffUser } from './steps'

/** What staff do with a booking, by the calls of their pages: for journeys of a patient. */
export interface Desk {
  /** Enters what the nurse has done. */
  enter(kind: StaffStep['kind'], more?: Pick<StaffStep, 'tubes' | 'fasted' | 'people'>): Promise<void>
  /** Uploads a report of the patient and releases it. */
  releaseReport(): Promise<void>
}

/** A file of its own for each order, because the report of one is refused at another. */
const pdf = (orderId: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${orderId}\ntrailer<</Root 1 0 R>>\n%%EOF`)

/** Logs in as a coordinator. */
export async function deskFor(request: APIRequestContext, stack: Pick<System, 'info'>, orderId: string): Promise<Desk> {
  await done(await request.post('/api/user/login', { data: staffUser(stack, 'coordinator') }))
  const id = await withClient(stack.info.databaseUrl, async (db) => {
    const { rows } = await db.query<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [orderId])
    return rows[0]?.id ?? 'no such booking'
  })
  return {
    async enter(kind, more) {
      const step = { id: randomUUID(), kind, at: new Date().toISOString(), ...more }
      await done(await request.post(`/api/bloodtests/${id}/steps`, { data: step }))
    },
    async releaseReport() {
      const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf(orderId) }
      const multipart = { file, test: JSON.stringify({ id, person: 0 }) }
      const uploaded = await done(await request.post('/api/reports/uploadFile', { multipart }))
      const { reports } = (await uploaded.json()) as BloodTestDetail
      const data = { orderEnd: orderId.slice(-4) }
      await done(await request.post(`/api/reports/${reports[0]?.id}/release`, { data }))
    },
  }
}

async function done(answer: APIResponse): Promise<APIResponse> {
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer
}
