import type { BloodTestDetail } from '@homecare/contract/staff'
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
