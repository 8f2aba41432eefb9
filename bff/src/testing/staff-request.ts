import { calls } from '@homecare/contract/calls'
import { SAMPLE_BODIES } from './sample-bodies'
import type { TestApp } from './test-app'

export type CallName = keyof typeof calls

/** Ids of existing records, for the parameters of paths. */
export interface Ids {
  booking: string
  request: string
  staff: string
  attempt: string
  file: string
  report: string
}

const DAY = '2026-03-05'
const QUERIES: Partial<Record<CallName, string>> = {
  getDaySheet: `?date=${DAY}`,
  getDaySheetPdf: `?date=${DAY}`,
  getLabelsPdf: `?date=${DAY}`,
  getHandOverPdf: `?date=${DAY}`,
  listDaySheetLinks: `?date=${DAY}`,
  getRoster: `?from=${DAY}`,
  getCareNurses: `?startsAt=${DAY}T06:00:00Z&minutes=60`,
}

/** Returns the path of a call with real ids, or with `wrong` as every id. */
export function pathOf(name: CallName, ids: Ids, wrong?: string): string {
  const { path } = calls[name]
  if (path.startsWith('/api/report')) return path.replace('{id}', wrong ?? ids.report)
  const idOf = path.startsWith('/api/services') ? ids.request : path.startsWith('/api/staff') ? ids.staff : ids.booking
  const places: Record<string, string> = {
    id: path.startsWith('/api/catalogue-items') ? '1' : idOf,
    kind: 'package',
    attemptId: ids.attempt,
    filename: ids.file,
    date: DAY,
    name: 'booking',
    orderId: 'ORD-1',
    key: '0'.repeat(32),
    callId: '0198c0de-0000-4000-8000-000000000003',
  }
  return path.replace(/\{(\w+)\}/g, (_, place: string) => wrong ?? places[place] ?? 'x') + (QUERIES[name] ?? '')
}

/** Sends a call that would have an effect if it were permitted. */
export function sendCall(
  app: TestApp,
  name: CallName,
  { ids, headers, wrong }: { ids: Ids; headers: Record<string, string>; wrong?: string },
): Promise<Response> {
  const path = pathOf(name, ids, wrong)
  const { method } = calls[name]
  if (method === 'get') return app.get(path, headers)
  if (method === 'delete') return app.delete(path, headers)
  if (!path.endsWith('uploadFile')) return app.post(path, SAMPLE_BODIES[name] ?? {}, headers)
  const form = new FormData()
  form.set(
    name === 'uploadRequestFile' ? 'service' : 'test',
    JSON.stringify({ id: wrong ?? (name === 'uploadRequestFile' ? ids.request : ids.booking) }),
  )
  form.set('file', new File(['%PDF-1.7\n%x'], 'a.pdf'))
  return app.post(path, form, headers)
}
