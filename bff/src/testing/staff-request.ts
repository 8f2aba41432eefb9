import { calls } from '@homecare/contract/calls'
import type { TestApp } from './test-app'

export type CallName = keyof typeof calls

/** Ids of records that are there, for the places in paths. */
export interface Ids {
  booking: string
  request: string
  staff: string
  attempt: string
  file: string
}

const DAY = '2026-03-05'
const BODIES: Partial<Record<CallName, unknown>> = {
  changeService: { status: 'Canceled', version: 0 },
  changeBloodtest: { status: 'Canceled', version: 1 },
  staffMoveVisit: { version: 1, date: DAY, time: '11:00 Am' },
  addServiceNote: { text: 'A note' },
  addBloodtestNote: { text: 'A note' },
  removeFile: { reason: 'Wrong patient' },
  refundPayment: { version: 1, note: 'Refund it' },
  clearAction: { version: 1, note: 'Called them' },
  closeDay: { date: '2026-03-20', reason: 'Holiday' },
  setCapacity: { date: '', time: '10:00 Am', capacity: 1 },
  changeCatalogueItem: { from: { price: 370, active: true }, price: 380, active: true },
  inviteStaff: { userName: 'new@example.com', role: 'admin' },
  changeStaff: { disabled: true },
  setPassword: { token: 'x'.repeat(43), password: 'a long enough password' },
  staffRollback: {},
  shareDaySheet: { date: DAY, hours: 2 },
  findPatient: { email: 'mona@example.com' },
  exportPatient: { email: 'mona@example.com' },
  erasePatient: { email: 'mona@example.com', reason: 'They asked for it' },
  login: { userName: 'admin', password: 'admin-password' },
}
const QUERIES: Partial<Record<CallName, string>> = {
  getDaySheet: `?date=${DAY}`,
  getDaySheetPdf: `?date=${DAY}`,
  listDaySheetLinks: `?date=${DAY}`,
}

/** The path of a call with real ids in it, or with `wrong` in every place. */
export function pathOf(name: CallName, ids: Ids, wrong?: string): string {
  const { path } = calls[name]
  const idOf = path.startsWith('/api/services') ? ids.request : path.startsWith('/api/staff') ? ids.staff : ids.booking
  const places: Record<string, string> = {
    id: path.startsWith('/api/catalogue-items') ? '1' : idOf,
    kind: 'package',
    attemptId: ids.attempt,
    filename: ids.file,
    date: DAY,
    name: 'booking',
    orderId: 'ORD-1',
  }
  return path.replace(/\{(\w+)\}/g, (_, place: string) => wrong ?? places[place] ?? 'x') + (QUERIES[name] ?? '')
}

/** Sends a call as it would have an effect, if it were let through. */
export function sendCall(
  app: TestApp,
  name: CallName,
  { ids, headers, wrong }: { ids: Ids; headers: Record<string, string>; wrong?: string },
): Promise<Response> {
  const path = pathOf(name, ids, wrong)
  const { method } = calls[name]
  if (method === 'get') return app.get(path, headers)
  if (method === 'delete') return app.delete(path, headers)
  if (!path.endsWith('uploadFile')) return app.post(path, BODIES[name] ?? {}, headers)
  const form = new FormData()
  form.set(
    name === 'uploadServiceFile' ? 'service' : 'test',
    JSON.stringify({ id: wrong ?? (name === 'uploadServiceFile' ? ids.request : ids.booking) }),
  )
  form.set('file', new File(['%PDF-1.7\n%x'], 'a.pdf'))
  return app.post(path, form, headers)
}
